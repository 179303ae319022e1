"""The figures that docs/security.md and docs/operations/ name are the code's, and the files that they name are there.

A sentence with a figure stands here once more, with the figure from the code: who changes either is told of the other.
"""

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest

from vitrine.accounts import mail_links
from vitrine.accounts.passwords import passwords
from vitrine.accounts.sessions import freshness, sessions
from vitrine.cli import backup_secrets
from vitrine.cli.serve import MAX_FILES, REQUESTS_END_WITHIN_S
from vitrine.content.describe import LIST_MAX_ITEMS, MAX_SECTION_CHARS
from vitrine.operation.announcements import sending
from vitrine.operation.background import background_jobs
from vitrine.platform.jobs.job import Job
from vitrine.platform.jobs.leases import HELD_FOR
from vitrine.platform.logs import WarningLimit
from vitrine.platform.mail import outbox, sender
from vitrine.platform.mail.kinds import LETTER
from vitrine.platform.settings import Limits, Settings
from vitrine.platform.storage import blobs, lanes, reserve
from vitrine.public.complaints import letters as complaint_letters
from vitrine.public.complaints import receive as complaints
from vitrine.public.cv import typesetter
from vitrine.public.messages import sweeping
from vitrine.public.rendering import v8
from vitrine.public.reviews import links
from vitrine.public.visits import sums
from vitrine.sites.domains import keeper
from vitrine.sites.media import sweeper
from vitrine.sites.media.formats import svg
from vitrine.sites.media.library import NODES_OWN_FOR
from vitrine.sites.media.workshop import worker_main as media_worker
from vitrine.sites.media.workshop import workshop
from vitrine.sites.site import leaving, revisions
from vitrine.sites.site.versions import history, keeping, thinning
from vitrine.sites.tiers import keys
from vitrine.transfer.backup.age import passphrase
from vitrine.transfer.export_archive import job as export_job
from vitrine.transfer.export_archive import service as takeaways

ROOT = Path(__file__).parents[2]
WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LIMITS = Limits()


def words_of(page: str) -> str:
    """Of a page, or of all in a folder."""
    place = ROOT / "docs" / page
    files = sorted(place.glob("*.md")) if place.is_dir() else [place]
    return " ".join(" ".join(file.read_text("utf-8") for file in files).split())


def per(limit: str) -> tuple[int, str]:
    """'10/15 minutes' as a number and its time."""
    amount, _, time = limit.partition("/")
    return int(amount), time


def word(number: float) -> str:
    return WORDS[int(number)]


def kb(count: int) -> str:
    return f"{count // 1000} kB"


def mb(count: int) -> str:
    return f"{count // 1_000_000} MB"


def mib(count: int) -> str:
    """Where memory is meant, which is had in powers of two."""
    return f"{count >> 20} MB"


def days(time: timedelta) -> str:
    return f"{time.days} days"


def minutes(time: timedelta) -> int:
    return int(time.total_seconds() // 60)


def security() -> list[str]:
    hasher = passwords.make_hasher()
    assert (minutes(sessions.TOKEN_LIFETIME), keeper.LOOK_EVERY.days) == (60, 1)
    return [
        f"depth ≤ {svg.MAX_DEPTH}, ≤ {svg.MAX_ELEMENTS:,} elements",
        f"argon2id ({hasher.memory_cost >> 10} MiB, {hasher.time_cost} passes), "
        f"{word(passwords.HASHES_AT_ONCE)} at a time",
        f"**Reset links** work once, for {minutes(mail_links.LIFETIMES['reset'])} minutes",
        f"a sign-in of the last {word(minutes(freshness.FRESH_FOR))} minutes",
        f"rest for {days(leaving.RESTS_FOR)}",
        f"{keys.RANDOM_CHARS * (len(keys.ALPHABET).bit_length() - 1)} random bits, stored as a keyed hash, one site",
        f"an address with {links.SECRET_BYTES * 8} random bits",
        f"{links.MAX_LINKS} at once, for {max(get_args(links.LifeDays))} days at most",
        f"Minimum password length is {Settings().password_min}",
        f"the {word(per(LIMITS.reset_per_account)[0])} that his address has in an hour",
        f"until {word(keeper.MISSES_UNTIL_LOST)} daily looks in a row",
    ]


def operations() -> list[str]:
    lines = sum(lanes.LANES.values())
    assert lanes.PATIENCE_S["signing_in"] == lanes.PATIENCE_S["owners"] and LETTER.longest_wait_s == 3600
    assert WarningLimit(Mock())._seconds == 10
    every = {job.name: job.every for job in every_job()}
    assert every["media.variants"] + NODES_OWN_FOR <= timedelta(minutes=2)
    return [
        f"has at least {backup_secrets.SHORTEST} characters, and each try costs whoever stole the archive a second and "
        f"{mib(1024 << passphrase.WORK)}",
        f"that of {LIMITS.connections_per_address} connections among them",
        f"after {word(keeper.MISSES_UNTIL_LOST)} looks without proof it is let go",
        f"allow bodies of {mb(LIMITS.upload_bytes)}",
        f"up to {lines} connections to PostgreSQL",
        f"`max_connections` ≥ {lines + 1} × `WORKERS`",
        f"ends one within ten seconds: {word(REQUESTS_END_WITHIN_S)} for requests",
        f"replaced when its lease is over ({HELD_FOR.seconds} s)",
        f"deleted messages after a day, spam after {days(sweeping.SPAM_KEPT_FOR)}",
        f"saved section has named for a {'day' if sweeper.UNUSED_FOR.days == 1 else ''}",
        f"hashes of deleted sites' addresses, after {days(leaving.RESTS_FOR)}",
        f"links to drafts, {days(links.KEPT_AFTER_END)} after their end",
        f"answers kept for repeated saves, after {days(revisions.ANSWERS_KEPT_FOR)}",
        f"sums of visits and of page speed, after {days(sums.KEPT_FOR)}",
        f"replaced in the last {days(thinning.ALL_FOR)} stay, then one a day for a year, and no more than"
        f" `versions_bytes` of `VITRINE_LIMITS` ({mb(LIMITS.versions_bytes)})",
        f"no less than 1/{keeping.MOST_PACKED} of its plain length and no less than {kb(history.LEAST_COUNTED_BYTES)}",
        f"begun anew where its node died, and given up after {word(export_job.MAX_TRIES)} tries",
        f"whence it goes after {'a day' if timedelta(days=1) == takeaways.KEPT_FOR else ''} or with the account",
        f"{word(int(LIMITS.takeaways_per_site.removesuffix('/day'))).capitalize()} of each kind a day",
        f"sends them, {60 // sending.EVERY.seconds * sending.AT_ONCE} a minute",
        f"given up after {sending.AnnouncementMails().max_tries} tries",
        f"is sent {sender.CLAIMED_FOR.seconds} seconds later",
        f"good for {days(mail_links.LIFETIMES['readdress'])}, and counts",
        f"proof is gone for {word(keeper.MISSES_UNTIL_LOST)} daily looks in a row",
        f"({mb(LIMITS.room_free_bytes)}, {LIMITS.room_paid_bytes // 10**9} GB, {mb(LIMITS.room_unconfirmed_bytes)})",
        f"up to {word(workshop.CHILDREN)} processes of {mib(media_worker.MAX_MEMORY_BYTES)} per worker",
        f"one process per core, {mib(v8.MAX_MEMORY_BYTES)} at most each",
        f"making CVs, one process of {mib(typesetter.MAX_MEMORY_BYTES)} at most",
        f"`ballast` in the data folder ({mib(reserve.BALLAST_BYTES)})",
        f"({Settings().page_memory_mb} MB hold more than two thousand",
        f"more than {LIST_MAX_ITEMS} items or a section of more than {MAX_SECTION_CHARS:,} characters",
        f"{per(LIMITS.complaints_per_address)[0]} an hour from one address,"
        f" {per(LIMITS.complaints_per_site)[0]} a day for one site and"
        f" {per(LIMITS.complaints)[0]} a day in all are taken",
        f"beyond {complaints.MAX_OPEN_OF_SITE} open ones of a site or {complaints.MAX_OPEN:,} in all none is",
        f"reports that were settled {days(complaints.KEPT_WHEN_SETTLED)} ago",
        f"{complaint_letters.LETTERS_APART.seconds // 60} minutes after the one before at the earliest",
        "is one line in ten seconds",
        f"from {mib(reserve.LOW_BYTES)} free on",
        f"504 after {blobs.MAX_WAIT_S:g} s",
        f"others wait {lanes.PATIENCE_S['pages']:g} s, then 503",
        f"({MAX_FILES:,} at most)",
        "later and later up to an hour: those about messages until they go, a reset link as long as it is good, "
        f"others for {word(outbox.TRIED_FOR.days)} days",
    ]


def privacy() -> list[str]:
    kept_a_month = (sweeping.SPAM_KEPT_FOR, sessions.SESSION_LIFETIME, thinning.ALL_FOR, links.KEPT_AFTER_END)
    assert {time.days for time in kept_a_month} == {30} and leaving.RESTS_FOR.days == 90
    assert timedelta(days=1) == takeaways.KEPT_FOR
    of_visitors = (
        *(LIMITS.contact_per_address, LIMITS.vitals_per_address, LIMITS.reports_per_address),
        LIMITS.complaints_per_address,
        *(LIMITS.review_guesses_per_address, LIMITS.review_unlocks_per_address, LIMITS.remarks_per_address),
    )
    assert {per(limit)[1] for limit in of_visitors} <= {"minute", "10 minutes", "15 minutes", "hour"}
    return [
        "what was taken for spam goes after thirty days",
        f"until the operator settles them and {days(complaints.KEPT_WHEN_SETTLED)} more",
        f"how long ({days(sums.KEPT_FOR)})",
        "as long as a limit's window, an hour at most for what visitors do",
        "once its link is gone, thirty days after its end",
        "it ends thirty days after the last use",
        "every one for thirty days, the last of each day for a year",
        "its address is given to nobody for ninety days",
        "what is packed for him is gone after a day",
    ]


def test_visitors_read_in_every_language_how_long_they_are_counted_for() -> None:
    """The rest of these words is in French as in docs/privacy.md: whoever changes what is kept changes both."""
    spoken = {file.parent.name: file.read_text("utf-8") for file in (ROOT / "locales").glob("*/legal.po")}
    assert len(spoken) == 8
    assert [language for language, words in spoken.items() if str(sums.KEPT_FOR.days) not in words] == []
    french = spoken["fr"]
    for told in (
        "indésirable est effacé après trente jours",
        "l’adresse réseau d’où vient un envoi, une heure au plus",
    ):
        assert told in french


@pytest.mark.parametrize(
    ("page", "sentences"), [("security.md", security), ("operations", operations), ("privacy.md", privacy)]
)
def test_every_figure_on_the_page_is_the_codes(page: str, sentences: Callable[[], list[str]]) -> None:
    said = words_of(page)
    assert [one for one in sentences() if one not in said] == []


def every_job() -> tuple[Job, ...]:
    """As they are described: no room is asked for anything."""
    rooms = {name: Mock() for name in ("media", "sender", "domains", "exports", "cvs", "letters", "complaints")}
    return background_jobs(Mock(), Settings(), **rooms)


def test_the_operators_page_says_how_often_each_job_runs() -> None:
    said = {
        timedelta(seconds=1): "second",
        timedelta(seconds=4): "4 s",
        timedelta(minutes=1): "minute",
        timedelta(minutes=5): "5 minutes",
        timedelta(minutes=10): "10 minutes",
        timedelta(minutes=30): "half an hour",
        timedelta(hours=1): "hour",
        timedelta(hours=6): "6 hours",
        timedelta(days=1): "day",
    }
    page = (ROOT / "docs" / "operations" / "logs-and-metrics.md").read_text("utf-8")
    listed = dict(re.findall(r"(?m)^\| `([a-z]+\.[a-z]+)` \| ([^|,]+?)(?:, if any waits)? \|", page))
    assert listed == {job.name: said[job.every] for job in every_job()}
    names = (ROOT / "locales" / "fr" / "dashboard-operation.po").read_text("utf-8")
    named = set(re.findall(r'operationWords/overview/jobNames/([a-z.]+)"', names))
    assert named == {job.name for job in every_job()}, "without a French name"


@pytest.mark.parametrize("page", ["security.md", "operations", "privacy.md"])
def test_every_file_that_the_page_names_is_there(page: str) -> None:
    """Tests, the code, what is deployed. A bare name follows another of its folder."""
    names = set(re.findall(r"`([\w./-]+\.(?:py|ts|yaml|service))`|`(deploy/Caddyfile)`", words_of(page)))
    places = (ROOT, ROOT / "server", ROOT / "server" / "vitrine")
    tests = {path.name for path in (ROOT / "server" / "tests").rglob("test_*.py")}
    missing = [
        name
        for name in sorted("".join(found) for found in names)
        if not any((place / name).exists() for place in places) and name not in tests
    ]
    assert [name for name in missing if not list((ROOT / "server" / "vitrine").rglob(f"*/{name}"))] == []
