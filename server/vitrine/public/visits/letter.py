"""The letter of the week: what was counted from Monday to Sunday, in sentences (platform/mail/words/)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vitrine.platform.mail.notice import Notice, Reader, put
from vitrine.public.visits.shown import DayOut
from vitrine.public.visits.sums import Sum

if TYPE_CHECKING:
    from vitrine.platform.mail import Letter
    from vitrine.platform.mail.words.model import MailWords

_NAMED_SOURCES = 3


@dataclass(frozen=True)
class Week:
    days: Sequence[DayOut]  # from Monday to Sunday
    before: Sequence[DayOut]  # the seven days before those
    sources: Sum
    wanted: Sum

    @property
    def visits(self) -> int:
        return sum(day.visits for day in self.days)

    @property
    def visits_before(self) -> int:
        return sum(day.visits for day in self.before)

    @property
    def is_worth_mailing(self) -> bool:
        """A week without visits is told once, when one with visits went before: then there is something to do."""
        return bool(self.visits or self.visits_before)


def _visits(words: MailWords, number: int) -> str:
    return words.count(number, words.week.visits)


def _first_sentence(words: MailWords, week: Week, span: str) -> str:
    """{visits} and {difference}: counted; the template of whichever of four cases it is."""
    said, more = words.week, week.visits - week.visits_before
    if not week.visits_before:
        form = said.alone
    elif not more:
        form = said.as_before
    else:
        form = said.more if more > 0 else said.fewer
    return form.format(visits=_visits(words, week.visits), span=span, difference=words.figure(abs(more)))


def _sentences(words: MailWords, week: Week) -> list[str]:
    said, span = words.week, words.days_between(week.days[0].day, week.days[-1].day)
    if not week.visits:
        return [said.none.format(span=span, before=words.figure(week.visits_before)), said.to_be_found]
    views, messages = sum(day.views for day in week.days), sum(day.messages for day in week.days)
    counted = {"views": words.count(views, said.views), "messages": words.count(messages, said.messages)}
    read = (said.read_and_written if messages else said.read).format(**counted)
    sentences = [f"{_first_sentence(words, week, span)} {read}"]
    best = max(week.days, key=lambda day: day.visits)
    if best.visits < week.visits:
        day = {"weekday": words.weekday(best.day), "day": words.day(best.day)}
        sentences.append(said.best_day.format(**day, visits=_visits(words, best.visits)))
    led = [(host, count) for host, count in week.sources.counts.items() if host][:_NAMED_SOURCES]
    if led:
        sources = (said.source.format(host=host, number=words.figure(count)) for host, count in led)
        sentences.append(said.came_from.format(sources=words.comma.join(sources)))
    if week.wanted.total:
        sentences.append(words.count(week.wanted.total, said.asked))
    return sentences


def week_letter(week: Week, to: Reader, site_id: str, screen_url: str) -> Notice:
    def say(words: MailWords) -> Letter:
        said, settings = words.week, f"{screen_url}#reglages"
        visits = _visits(words, week.visits)
        letter = put(words, said.mail, f"{screen_url}?jours=7", greets=False, visits=visits, settings=settings)
        subject = letter.subject if week.visits else said.subject_without_visits
        return replace(letter, subject=subject, paragraphs=tuple(_sentences(words, week)))

    return Notice(to, "week", say, key=f"visits-{site_id}-{week.days[0].day:%G-W%V}")
