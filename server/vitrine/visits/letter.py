"""The letter of the week: what was counted from Monday to Sunday, in French sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from vitrine.mail import Letter
from vitrine.visits.shown import DayOut
from vitrine.visits.sums import Sum

_DAYS = ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche")
_MONTHS = (
    *("janvier", "février", "mars", "avril", "mai", "juin"),
    *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
)
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
    def is_worth_a_letter(self) -> bool:
        """A week without visits is told once, when one with visits went before: then there is something to do."""
        return bool(self.visits or self.visits_before)


def _figure(number: int) -> str:
    return f"{number:,}".replace(",", "\u202f")


def _counted(number: int, one: str, many: str) -> str:
    return f"{_figure(number)} {many if number > 1 else one}"


def _visits(number: int) -> str:
    return _counted(number, "visite", "visites")


def _day(day: date) -> str:
    return f"{'1er' if day.day == 1 else day.day} {_MONTHS[day.month - 1]}"


def _span(first: date, last: date) -> str:
    """'du 9 au 15 novembre', 'du 30 novembre au 6 décembre'."""
    start = _day(first).split()[0] if first.month == last.month else _day(first)
    return f"du {start} au {_day(last)}"


def _comparison(week: Week) -> str:
    more = week.visits - week.visits_before
    if not week.visits_before:
        return ""
    if not more:
        return ", autant que la semaine d’avant"
    return f", {_figure(abs(more))} de {'plus' if more > 0 else 'moins'} que la semaine d’avant"


def _sentences(week: Week) -> list[str]:
    first, last = week.days[0].day, week.days[-1].day
    if not week.visits:
        return [
            f"Aucune visite {_span(first, last)}, contre {_figure(week.visits_before)} la semaine d’avant.",
            "Pour qu’on vous trouve\u202f: mettez l’adresse de votre site dans votre signature d’e-mail et sur vos "
            "profils, ou envoyez-la à trois personnes qui vous recommanderaient.",
        ]
    views, messages = sum(day.views for day in week.days), sum(day.messages for day in week.days)
    said = [f"{_visits(week.visits)} {_span(first, last)}{_comparison(week)}."]
    parts = [_counted(views, "page vue", "pages vues")]
    if messages:
        parts.append(_counted(messages, "message reçu", "messages reçus"))
    said[0] += f" {' et '.join(parts)}."
    best = max(week.days, key=lambda day: day.visits)
    if best.visits < week.visits:
        said.append(f"Le plus beau jour\u202f: {_DAYS[best.day.weekday()]} {_day(best.day)}, {_visits(best.visits)}.")
    led = [(host, count) for host, count in week.sources.counts.items() if host][:_NAMED_SOURCES]
    if led:
        said.append(f"On est venu de {', '.join(f'{host} ({_figure(count)})' for host, count in led)}.")
    if week.wanted.total:
        asked = _counted(week.wanted.total, "visiteur a demandé", "visiteurs ont demandé")
        said.append(f"{asked} une langue que votre site ne parle pas encore.")
    return said


def week_letter(week: Week, to: str, site_id: str, screen_url: str) -> Letter:
    first = week.days[0].day
    return Letter(
        to=to,
        subject=f"Votre site la semaine dernière\u202f: {_visits(week.visits) if week.visits else 'aucune visite'}",
        paragraphs=tuple(_sentences(week)),
        action=("Voir les visites", f"{screen_url}?jours=7"),
        footer=f"Cette lettre part chaque lundi. Pour ne plus la recevoir\u202f: {screen_url}#reglages",
        key=f"visits-{site_id}-{first:%G-W%V}",
    )
