"""The mails that owners get about what their operator did."""

from vitrine.platform.mail.notice import Notice, Reader, put


def suspended_letter(to: Reader, address: str, reason: str, origin: str) -> Notice:
    site, dashboard = f"{origin}/@{address}", f"{origin}/dashboard"
    return Notice(
        to, "site suspended", lambda words: put(words, words.sites.suspended, dashboard, site=site, reason=reason)
    )


def resumed_letter(to: Reader, address: str, origin: str) -> Notice:
    site = f"{origin}/@{address}"
    return Notice(to, "site resumed", lambda words: put(words, words.sites.resumed, site, site=site))


def handed_over_letter(to: Reader, address: str) -> Notice:
    return Notice(to, "site handed over", lambda words: put(words, words.sites.handed_over, site=f"/@{address}"))


def received_letter(to: Reader, address: str, origin: str) -> Notice:
    dashboard = f"{origin}/dashboard"
    return Notice(to, "site received", lambda words: put(words, words.sites.received, dashboard, site=f"/@{address}"))
