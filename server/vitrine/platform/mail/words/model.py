"""Which mails there are; what each says is in locales/<language>/mail.po."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from vitrine.platform.catalogue import Counted
from vitrine.platform.cldr import Cldr

SpokenKeeper = Literal["google", "icloud"]


@dataclass(frozen=True)
class Mail:
    """Templates. A value is put in as it is: whatever stands in it, it is never read as a template."""

    subject: str
    paragraphs: tuple[str, ...]
    action: str = ""
    footer: str = ""  # none: that nobody wrote it by hand


@dataclass(frozen=True)
class AccountMails:
    not_you: str  # said in several of them, as {not_you}
    if_not_you: str  # the same: {if_not_you}
    reset: Mail
    verification: Mail
    new_email: Mail
    password_changed: Mail
    # What ended together with a password or a confirmation, in whole sentences: {ended}, with its space before it.
    identities_ended: str
    passkeys_ended: str
    factor_ended: str
    password_reset: Mail
    confirmed_elsewhere: Mail
    email_changing: Mail
    email_changed: Mail
    readdressed: Mail
    readdressing: Mail
    email_put_back: Mail
    address_known: Mail
    new_device: Mail
    new_device_at_address: Mail
    unknown_browser: str
    browser_on_system: str
    keepers: Mapping[SpokenKeeper, str]  # of passkeys
    passkey_added: Mail
    passkey_removed: Mail
    passkey_copied: Mail
    identity_linked: Mail
    identity_unlinked: Mail
    factor_on: Mail
    factor_on_with_link: Mail
    factor_off: Mail
    codes_guessed: Mail
    recovery_code_used: Mail
    recovery_codes_left: Counted
    recovery_codes_made: Mail
    factors_reset: Mail
    account_deleted: Mail


@dataclass(frozen=True)
class SiteMails:
    message: Mail
    remark: Mail
    remark_by_link: Mail
    suspended: Mail
    resumed: Mail
    handed_over: Mail
    received: Mail
    domain_lost: Mail
    circular_footer: str


@dataclass(frozen=True)
class WeekMail:
    """{visits}, {views} … are counted phrases of this table; {span} is its days."""

    mail: Mail
    subject_without_visits: str
    visits: Counted
    views: Counted
    messages: Counted
    none: str
    to_be_found: str
    alone: str
    as_before: str
    more: str
    fewer: str
    read: str
    read_and_written: str
    best_day: str
    came_from: str
    source: str
    asked: Counted


@dataclass(frozen=True)
class ComplaintMail:
    mail: Mail
    subject_of_several: str
    told: str
    told_with_answer: str
    more: str


@dataclass(frozen=True)
class MailWords:
    language: str
    cldr: Cldr
    hello: str
    automatic: str
    labelled: str  # {label} and a colon, above the address of a button in plain text
    comma: str
    days: Counted
    minutes: Counted
    moment: str  # {day}, {hour}: at the world's time
    hour: str  # {hours}, {minutes}: two digits each
    accounts: AccountMails
    sites: SiteMails
    week: WeekMail
    complaints: ComplaintMail
    span: str  # {first} and {last}: days
    span_in_month: str  # {first}: the day's number alone

    def figure(self, number: int) -> str:
        return self.cldr.figure(number)

    def count(self, number: int, said: Counted) -> str:
        return said.of(number).format(number=self.figure(number))

    def day(self, day: date) -> str:
        """'9 novembre'."""
        return self.cldr.day(day)

    def weekday(self, day: date) -> str:
        """'mardi'."""
        return self.cldr.weekday(day)

    def days_between(self, first: date, last: date) -> str:
        """'du 9 au 15 novembre', 'du 30 novembre au 6 décembre'."""
        if first.month == last.month:
            return self.span_in_month.format(first=self.cldr.day_of_month(first), last=self.day(last))
        return self.span.format(first=self.day(first), last=self.day(last))

    def at(self, moment: datetime) -> str:
        hour = self.hour.format(**self.cldr.two_digits(moment))
        return self.moment.format(day=self.cldr.full_day(moment), hour=hour)
