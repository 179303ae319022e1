"""The mails that accounts/ sends: which one tells whom of what. Their words are platform/mail/words/."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from vitrine.platform.mail.notice import Notice, Reader, put

if TYPE_CHECKING:
    from datetime import datetime

    from vitrine.accounts.credentials import RevokedCredentials
    from vitrine.accounts.sessions.browsers import Browser
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import AccountMails, Mail, MailWords


def _notice(to: Reader, about: str, mail: Callable[[AccountMails], Mail], link: str = "", **values: Any) -> Notice:
    return Notice(to, about, lambda words: put(words, mail(words.accounts), link, **values))


def _within(
    to: Reader, about: str, mail: Callable[[AccountMails], Mail], link: str, days: int, **values: Any
) -> Notice:
    """With a link that is good for some days."""

    def say(words: MailWords) -> Letter:
        return put(words, mail(words.accounts), link, days=words.count(days, words.days), **values)

    return Notice(to, about, say, secret_for=timedelta(days=days))


def reset_letter(to: Reader, link: str, minutes: int) -> Notice:
    def say(words: MailWords) -> Letter:
        return put(words, words.accounts.reset, link, minutes=words.count(minutes, words.minutes))

    return Notice(to, "reset", say, secret_for=timedelta(minutes=minutes))


def verification_letter(to: Reader, link: str) -> Notice:
    """Without the name that was typed: anybody can sign up anybody, and a name can hold an advertisement."""
    return replace(_notice(to, "verification", lambda mails: mails.verification, link), secret_for=timedelta(days=7))


def new_email_letter(to: Reader, link: str) -> Notice:
    return replace(_notice(to, "new email", lambda mails: mails.new_email, link), secret_for=timedelta(days=1))


def password_changed_letter(to: Reader) -> Notice:
    return _notice(to, "password changed", lambda mails: mails.password_changed)


def _and_ended(words: MailWords, ended: RevokedCredentials) -> str:
    said = (
        (ended.identities > 0, words.accounts.identities_ended),
        (ended.passkeys > 0, words.accounts.passkeys_ended),
        (ended.had_factor, words.accounts.factor_ended),
    )
    return "".join(f" {sentence}" for is_so, sentence in said if is_so)


def password_reset_letter(to: Reader, ended: RevokedCredentials) -> Notice:
    def say(words: MailWords) -> Letter:
        return put(words, words.accounts.password_reset, ended=_and_ended(words, ended))

    return Notice(to, "password reset", say)


def confirmed_elsewhere_letter(to: Reader, ended: RevokedCredentials) -> Notice:
    """The password stays: who confirms on the phone what he made on the laptop goes on using it."""

    def say(words: MailWords) -> Letter:
        return put(words, words.accounts.confirmed_elsewhere, ended=_and_ended(words, ended))

    return Notice(to, "confirmed elsewhere", say)


def email_changing_letter(to: Reader, new_email: str) -> Notice:
    return _notice(to, "email changing", lambda mails: mails.email_changing, new_email=new_email)


def email_changed_letter(to: Reader, new_email: str, link: str, days: int) -> Notice:
    """To the address that is the account's no more: whoever lost it so has nothing else to come back by."""
    return _within(to, "email changed", lambda mails: mails.email_changed, link, days, new_email=new_email)


def readdressed_letter(to: Reader, link: str, days: int) -> Notice:
    """To the new address."""
    return _within(to, "readdressed", lambda mails: mails.readdressed, link, days)


def readdressing_letter(to: Reader, new_email: str) -> Notice:
    """To the address that the account has until then. Without a link: its owner may not be who reads it."""
    return _notice(to, "readdressing", lambda mails: mails.readdressing, new_email=new_email)


def email_put_back_letter(to: Reader, former_email: str) -> Notice:
    """To the address that was the account's until now: if its owner reads it, another reads his former mailbox."""
    return _notice(to, "email put back", lambda mails: mails.email_put_back, former_email=former_email)


def address_known_letter(to: Reader, link: str) -> Notice:
    """In place of an answer at the form, which would tell anybody whose addresses have an account."""
    return _notice(to, "address known", lambda mails: mails.address_known, link)


def new_device_letter(to: Reader, moment: datetime, browser: Browser, address: str) -> Notice:
    def say(words: MailWords) -> Letter:
        mails = words.accounts
        said, when = browser.in_words(words), words.at(moment)
        if not address:
            return put(words, mails.new_device, when=when, browser=said)
        return put(words, mails.new_device_at_address, when=when, browser=said, address=address)

    return Notice(to, "new device", say)


def passkey_added_letter(to: Reader, name: str) -> Notice:
    return _notice(to, "passkey added", lambda mails: mails.passkey_added, name=name)


def passkey_removed_letter(to: Reader, name: str) -> Notice:
    return _notice(to, "passkey removed", lambda mails: mails.passkey_removed, name=name)


def passkey_copied_letter(to: Reader) -> Notice:
    return _notice(to, "passkey copied", lambda mails: mails.passkey_copied)


def identity_linked_letter(to: Reader) -> Notice:
    return _notice(to, "identity linked", lambda mails: mails.identity_linked)


def identity_unlinked_letter(to: Reader) -> Notice:
    return _notice(to, "identity unlinked", lambda mails: mails.identity_unlinked)


def second_factor_on_letter(to: Reader, link: str, days: int) -> Notice:
    """Whoever set it with a stolen password would keep the owner out: the link takes it away again."""
    if not link:
        return _notice(to, "second factor on", lambda mails: mails.factor_on)
    return _within(to, "second factor on", lambda mails: mails.factor_on_with_link, link, days)


def second_factor_off_letter(to: Reader) -> Notice:
    return _notice(to, "second factor off", lambda mails: mails.factor_off)


def codes_guessed_letter(to: Reader) -> Notice:
    return _notice(to, "codes guessed", lambda mails: mails.codes_guessed)


def recovery_code_used_letter(to: Reader, left: int) -> Notice:
    def say(words: MailWords) -> Letter:
        mails = words.accounts
        return put(words, mails.recovery_code_used, left=words.count(left, mails.recovery_codes_left))

    return Notice(to, "recovery code used", say)


def recovery_codes_made_letter(to: Reader) -> Notice:
    return _notice(to, "recovery codes made", lambda mails: mails.recovery_codes_made)


def factors_reset_letter(to: Reader) -> Notice:
    return _notice(to, "factors reset", lambda mails: mails.factors_reset)


def account_deleted_letter(to: Reader) -> Notice:
    return _notice(to, "account deleted", lambda mails: mails.account_deleted)
