"""What counting costs: a view beside the page that is answered, and the screen of a site that is looked at all day."""

from __future__ import annotations

import asyncio
import sys
import time
import timeit
from collections.abc import Iterator
from datetime import timedelta

from sqlalchemy import select

from lighthouse import DemoOwner
from lines import Line, Result
from load import measure
from site_under_test import ROOT, UNLIMITED, Server

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import run_postgres
from vitrine.platform.http.counting import Counting
from vitrine.platform.http.views import PageView, Views, viewer_of
from vitrine.platform.settings import read_settings
from vitrine.platform.storage.database import Database
from vitrine.public.visits.shown import today_in
from vitrine.public.visits.sums import KEPT_FOR, KEPT_VALUES
from vitrine.public.visits.tables import VisitDay
from vitrine.sites.site.tables import Site

ROUNDS = 5
SECONDS = 3.0
VIEWS = 200_000
OPENINGS = 9
VISITS_A_DAY = 100_000
MOST_SHARE = 0.01
SCREEN_MS = 300
BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0", "Accept-Encoding": "br"}
# How many values each can have on a busy day.
LISTS = {"page": 1, "language": 12, "wanted": 60, "click": 16, "device": 3, "contact_after": 4}
LISTS |= dict.fromkeys(("source", "campaign", "country", "lead"), KEPT_VALUES)


def _counting_s() -> float:
    """Processor time of counting one view, as the front does it."""
    views, seen = Views(), PageView("0" * 32, "", "FR")
    viewer = viewer_of({name.lower().encode(): value.encode() for name, value in BROWSER.items()})
    given = {"add": views.add, "seen": seen, "viewer": viewer}
    timer = timeit.Timer("add(seen, viewer)", timer=time.process_time, globals=given)
    return timer.timeit(VIEWS) / VIEWS


def _answering_s() -> float:
    """The same of counting an answer, for /metrics and the operator's page."""
    given = {"counts": Counting().by_kind["page_kept"], "status": 200}
    return timeit.Timer("counts[status] += 1", timer=time.process_time, globals=given).timeit(VIEWS) / VIEWS


def _page_s(server: Server, path: str) -> float:
    """Processor time of the server for one kept page."""
    before = server.processor_s()
    load = measure(server.url + path, SECONDS, BROWSER)
    return (server.processor_s() - before) / (load.per_second * SECONDS)


async def _fill(server: Server) -> None:
    """Four hundred days of a busy site, each with as many values as there can be."""
    database = Database(read_settings(server.env).resolved_database_url)
    today = today_in("Europe/Paris")
    hours = {f"{hour:02}": VISITS_A_DAY // 24 for hour in range(24)}
    for days_ago in range(KEPT_FOR.days):
        values = {f"value-{(days_ago * 7 + number) % 300}.example": 1000 - number for number in range(KEPT_VALUES)}
        async with database.writing() as session:
            site_id = await session.scalar(select(Site.id))
            for dimension in (*LISTS, "views_hour", "visits_hour"):
                counts = hours if dimension.endswith("hour") else dict(list(values.items())[: LISTS[dimension]])
                day = today - timedelta(days=days_ago)
                session.add(VisitDay(site_id=site_id, day=day, dimension=dimension, counts=counts, total=VISITS_A_DAY))
    await database.close()


def _opened_ms(owner: DemoOwner) -> float:
    began = time.perf_counter()
    shown = owner.call("GET", "/api/site/visits?days=365")
    took = (time.perf_counter() - began) * 1000
    if sum(day["visits"] for day in shown["days"]) != 365 * VISITS_A_DAY or len(shown["lists"]["source"]["top"]) != 100:
        raise RuntimeError("the screen does not show what was counted")
    return took


def bench_counting() -> Iterator[Result | str]:
    yield "Counting visits"
    with Server(**UNLIMITED) as server:
        owner = DemoOwner(server)
        yield from _screen("", server, owner)  # before anybody looks: today's rows are this part's own
        pages_s = [_page_s(server, f"/@{owner.slug}/fr") for _ in range(ROUNDS)]
        for what, counting_s in (("views", _counting_s), ("answers", _answering_s)):
            shares = tuple(counting_s() / page_s for page_s in pages_s)
            yield Result(Line(f"{what} counted, share of the cached page", "", at_most=MOST_SHARE), shares)
    with run_postgres() as postgres, Server(**UNLIMITED, VITRINE_DATABASE_URL=postgres.create("counting")) as server:
        yield from _screen(", PostgreSQL", server, DemoOwner(server))


def _screen(where: str, server: Server, owner: DemoOwner) -> Iterator[Result]:
    asyncio.run(_fill(server))
    line = Line(f"visits_screen: a year of {VISITS_A_DAY:,} visits a day{where}", "ms", at_most=SCREEN_MS)
    yield Result(line, tuple(_opened_ms(owner) for _ in range(OPENINGS)))
