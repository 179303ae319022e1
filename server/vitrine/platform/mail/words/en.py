"""Mails in English."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="If you didn’t ask for this, ignore this email: nothing will change.",
    if_not_you="If this wasn’t you, choose a new password straight away from the sign-in page.",
    reset=Mail(
        "Choose a new password",
        (
            "You asked for a new password. This link works only once and is valid for {minutes}.",
            "{not_you}",
        ),
        "Choose a new password",
    ),
    verification=Mail(
        "Confirm your email address",
        (
            "A Vitrine account has been created with this address. Confirm it so that you can always get back in.",
            "If you didn’t create an account, ignore this email.",
        ),
        "Confirm my address",
    ),
    new_email=Mail(
        "Confirm your new email address",
        (
            "This address is about to become the address of your Vitrine account. The change takes effect as soon as "
            "you confirm it.",
            "{not_you}",
        ),
        "Confirm my new address",
    ),
    password_changed=Mail(
        "Your password has been changed",
        (
            "The password of your Vitrine account has just been changed, and your other sessions have been signed out.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "External accounts linked to your account (Google, for example) have been unlinked: you can link yours again "
        "from your account page."
    ),
    passkeys_ended="The account’s passkeys have been removed: add yours again from your account page.",
    factor_ended="Two-factor authentication, set up before the address was confirmed, has been turned off.",
    password_reset=Mail(
        "Your password has been changed",
        (
            "A new password has been chosen for your Vitrine account, and all its sessions have been signed "
            "out.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "Your address is confirmed, please sign in again",
        (
            "This address has just been confirmed from a browser that your Vitrine account doesn’t know. As a "
            "precaution, all sessions opened before that have been signed out.{ended}",
            "Sign in again with your password. If it wasn’t you who created this account, choose a new password "
            "straight away from the sign-in page: after that, nobody else will have access to it.",
        ),
    ),
    email_changing=Mail(
        "Change of email address requested",
        (
            "The address of your Vitrine account is to become {new_email}. Nothing changes until that address is "
            "confirmed.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "The address of your account has changed",
        (
            "The address of your Vitrine account is now {new_email}. If this was you, there’s nothing to do.",
            "If not, this link brings back your old address and signs out all sessions; you can then choose a new "
            "password. It works only once and is valid for {days}.",
        ),
        "This wasn’t me",
    ),
    readdressed=Mail(
        "Get back into your account",
        (
            "You asked the host of your site for this address to become the address of your Vitrine account. It will "
            "be, as soon as you have chosen a password. This link works only once and is valid for {days}.",
            "If you didn’t ask for anything, ignore this email: nothing will change.",
        ),
        "Choose a password",
    ),
    readdressing=Mail(
        "The address of your account is about to change",
        (
            "The host of your site has been asked to replace the address of your Vitrine account with {new_email}, on "
            "the grounds that you no longer have access to this one. Your sessions have been signed out.",
            "If you didn’t ask for this, write to the host straight away: the change takes effect as soon as the new "
            "address is confirmed.",
        ),
    ),
    email_put_back=Mail(
        "Your account has its old address back",
        (
            "Through the link sent to {former_email}, that address is once again the address of the Vitrine account "
            "that was using yours. Its password no longer works, and all its sessions have been signed out.",
            "If that account is yours and this wasn’t you, write to the host of your site straight away: someone else "
            "is reading your old mailbox.",
        ),
    ),
    address_known=Mail(
        "You already have an account",
        (
            "Someone tried to create a Vitrine account with this address, or to use it for theirs, but it already has "
            "one. If this was you, sign in, or choose a new password if you have forgotten yours.",
            "{not_you}",
        ),
        "Sign in",
    ),
    new_device=Mail(
        "New sign-in to your account",
        (
            "Someone signed in to your Vitrine account {when}, with a browser never used for it before: "
            "{browser}. If this was you, there’s nothing to do.",
            "If not, choose a new password straight away with “Forgotten your password?” on the sign-in page: that "
            "signs out all sessions.",
        ),
    ),
    new_device_at_address=Mail(
        "New sign-in to your account",
        (
            "Someone signed in to your Vitrine account {when}, with a browser never used for it before: "
            "{browser}, from the IP address {address}. If this was you, there’s nothing to do.",
            "If not, choose a new password straight away with “Forgotten your password?” on the sign-in page: that "
            "signs out all sessions.",
        ),
    ),
    unknown_browser="Browser",
    browser_on_system="{browser} on {system}",
    passkey_added=Mail(
        "A passkey has been added",
        ("The passkey “{name}” can now open your Vitrine account, without a password.", "{if_not_you}"),
    ),
    passkey_removed=Mail(
        "A passkey has been removed",
        ("The passkey “{name}” no longer opens your Vitrine account.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "A passkey has been refused",
        (
            "A passkey for your Vitrine account has just been refused: according to its counter, there are two copies "
            "of it. Remove it from your account page and create another one.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "An external account has been linked",
        (
            "An external account (Google, for example) can now open your Vitrine account, without a password.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "An external account has been unlinked",
        (
            "The external account (Google, for example) that was linked to your Vitrine account no longer opens it.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "Two-factor authentication is on",
        (
            "From now on, opening your Vitrine account takes a code from your app after your password. Your other "
            "sessions have been signed out.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "Two-factor authentication is on",
        (
            "From now on, opening your Vitrine account takes a code from your app after your password. Your other "
            "sessions have been signed out. If this was you, there’s nothing to do.",
            "If not, this link turns two-factor authentication off again and signs out all sessions; you can then "
            "choose a new password. It works only once and is valid for {days}.",
        ),
        "This wasn’t me",
    ),
    factor_off=Mail(
        "Two-factor authentication is off",
        (
            "You’ll no longer be asked for a code to open your Vitrine account: your password is enough again.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Wrong codes have been entered",
        (
            "Several wrong codes have been entered in a row to open your Vitrine account or to confirm an action in "
            "it. None was accepted, but whoever entered them knows your password or is using one of your devices.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "A recovery code has been used",
        (
            "A recovery code has just been used to open your Vitrine account. {left}: you can create new ones from "
            "your account page.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={"other": "You have {number} left"},
    recovery_codes_made=Mail(
        "New recovery codes",
        (
            "New recovery codes have been created for your Vitrine account. The previous ones no longer work.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "Your two-factor authentication has been turned off",
        (
            "The host of your site has turned off two-factor authentication for your Vitrine account, removed its "
            "passkeys and signed out its sessions. Sign in with your password, or with Google if you have linked it, "
            "then set them up again.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "Your account has been deleted",
        (
            "Your Vitrine account, your site and its messages have been deleted. Your files can no longer be seen and "
            "are being erased from the server right now.",
            "The address of your site will not be given to anyone for 90 days. Backups made earlier by the host may "
            "still contain this data: ask the host how long they are kept.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "New message from {name}",
        ("{name} ({email}) wrote to you from your site:",),
        "Open in Vitrine",
        "Reply to this email to write to this person. You can turn these notifications off in Vitrine, on the Messages "
        "page.",
    ),
    remark=Mail(
        "A comment from {name} on your draft",
        ("{name} is reviewing your draft and left this comment:",),
        "See the comments",
        "Further comments through the same link within the hour are not announced. "
        "You can turn these notifications off, along with those for messages, on the Messages page.",
    ),
    remark_by_link=Mail(
        "A comment from {name} on your draft",
        ("{name} is reviewing your draft through the link “{link}” and left this comment:",),
        "See the comments",
        "Further comments through the same link within the hour are not announced. "
        "You can turn these notifications off, along with those for messages, on the Messages page.",
    ),
    suspended=Mail(
        "Your site has been suspended",
        (
            "Your site {site} has been suspended by whoever runs this server: its visitors no longer see it.",
            "Reason: {reason}",
            "Nothing has been deleted: you can still sign in, edit your site and take all its content along "
            "(on the dashboard, “Take everything along”).",
        ),
        "Open the dashboard",
    ),
    resumed=Mail(
        "Your site is no longer suspended",
        (
            "The suspension of your site {site} has been lifted: it is back the way you had set it, visible if you had "
            "put it online.",
        ),
        "View my site",
    ),
    handed_over=Mail(
        "Your site has been handed over to another account",
        (
            "The site {site}, with all its content and messages, now belongs to another account on this server. Your "
            "account stays open, with a new, empty site.",
            "If you didn’t ask for this, write to whoever runs this server.",
        ),
    ),
    received=Mail(
        "A site has been handed over to you",
        ("The site {site}, with all its content and messages, now belongs to your account.",),
        "Open the dashboard",
    ),
    domain_lost=Mail(
        "Your site can no longer be reached at {name}",
        (
            "For several days now, nothing has shown that {name} is yours: neither the TXT record {record} nor the "
            "name itself, which no longer leads here. So your site can no longer be reached there.",
            "Its usual address still works. If this name is still yours, verify it again: the expected value is the "
            "same, {proof}.",
        ),
        "Open the site settings",
    ),
    circular_footer=(
        "You are receiving this letter from the host of your site because you have an account on {host}, with the "
        "address {email}."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "Your site last week: {visits}",
        (),
        "See visits",
        "This summary is sent every Monday. To stop receiving it: {settings}",
    ),
    subject_without_visits="Your site last week: no visits",
    visits={"one": "{number} visit", "other": "{number} visits"},
    views={"one": "{number} page view", "other": "{number} page views"},
    messages={"one": "{number} message received", "other": "{number} messages received"},
    none="No visits {span}, compared with {before} the week before.",
    to_be_found=(
        "To be found: put the address of your site in your email signature and on your profiles, or send it to three "
        "people who would recommend you."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, as many as the week before.",
    more="{visits} {span}, {difference} more than the week before.",
    fewer="{visits} {span}, {difference} fewer than the week before.",
    read="{views}.",
    read_and_written="{views} and {messages}.",
    best_day="Your best day was {weekday} {day}, with {visits}.",
    came_from="Visitors came from {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} visitor asked for a language that your site doesn’t offer yet.",
        "other": "{number} visitors asked for a language that your site doesn’t offer yet.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Report about {site}",
        ("What visitors have reported:",),
        "Open the Operations page",
        "This email was sent automatically by Vitrine, which sends one every ten minutes at most.",
    ),
    subject_of_several="Reports about {sites} sites",
    told="{address}\nReason: {reason}\n{text}",
    told_with_answer="{address}\nReason: {reason}\n{text}\nReply to: {email}",
    more="And {number} more, on the Operations page.",
)

WORDS = MailWords(
    locale="en_GB",
    hello="Hello,",
    automatic="This email was sent automatically by Vitrine.",
    labelled="{label}:",
    comma=", ",
    days={"one": "{number} day", "other": "{number} days"},
    minutes={"one": "{number} minute", "other": "{number} minutes"},
    moment="on {day} at {hour} (UTC)",
    hour="{hours}:{minutes}",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    span="from {first} to {last}",
    span_in_month="from {first} to {last}",
)
