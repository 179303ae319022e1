"""Answers are counted by kind and status, whichever way they go; each once."""

import asyncio

import httpx
import pytest

from tests.factories.app import ORIGIN, Owner, browser
from tests.platform.http.lines import GET, Line, served
from vitrine.api import route_policies
from vitrine.app import App
from vitrine.platform.http.counting import WENT_AWAY, Counting
from vitrine.platform.http.front import kind_of
from vitrine.platform.timing import BOUNDS_S, Times


async def visit_until_kept(app: App, visitor: httpx.AsyncClient, path: str) -> int:
    """How many visits it took. PostgreSQL tells of a save in its own time: until then a page is looked up again."""
    app.public.counting.taken()
    for visits in range(1, 200):
        assert (await visitor.get(path)).status_code == 200
        counted = app.public.counting.taken()
        if counted.get(("page_kept", 200)):
            return visits
        await asyncio.sleep(0.02)
    raise AssertionError("the page was never kept")


async def test_every_answer_is_counted_once_by_its_kind_and_status(app: App, owner: Owner) -> None:
    assert (await owner.choose("FR")).status_code == 200
    assert (await owner.save("home", texts={"headline": "Camille"})).status_code == 200
    async with served(app) as port, browser(app) as visitor:
        await visit_until_kept(app, visitor, "/home")
        line = Line(*await asyncio.open_connection("127.0.0.1", port))
        etag = b""
        for _ in range(3):  # the first has it compressed in another way
            line.say(GET % (b"/home", b""))
            etag = (await line.hear())[1]["etag"].encode()
        line.say(GET % (b"/home", b"If-None-Match: " + etag + b"\r\n"))
        assert (await line.hear())[0] == 304
        for path in (b"/favicon.ico", b"/@nobody/fr", b"/healthz", b"/robots.txt", b"/api/site", b"/dashboard/"):
            line.say(GET % (path, b""))
            await line.hear()
        line.say(b"this is no request\r\n\r\n")
        assert (await line.hear())[0] == 400
        line.writer.close()
    counted = app.public.counting.taken()
    assert counted.pop(("dashboard", 200), 0) + counted.pop(("dashboard", 307), 0) == 1
    assert counted == {
        ("page", 200): 1,
        ("page_kept", 200): 2,
        ("page_kept", 304): 1,
        ("page", 404): 1,
        ("file", 200): 1,
        ("health", 200): 1,
        ("other", 200): 1,
        ("api", 401): 1,
        ("refused", 400): 1,
    }
    assert app.public.counting.taken() == {}, "each is taken once"
    assert app.public.counting.totals()["page_kept", 200] == 3, "and /metrics has all of them since the start"
    assert sum(app.public.counting.times.buckets["page"]) >= 2, "those that waited are timed"
    assert "page_kept" not in app.public.counting.times.buckets


async def test_by_asgi_a_kept_page_counts_as_one_too(app: App, owner: Owner) -> None:
    assert (await owner.choose("FR")).status_code == 200
    async with browser(app) as visitor:
        await visit_until_kept(app, visitor, "/home")
        assert (await visitor.get("/home")).status_code == 200
        assert (await visitor.post("/api/sites/nobody/vitals", json={}, headers={"Origin": ORIGIN})).is_client_error
    counted = app.public.counting.taken()
    assert counted.pop(("page_kept", 200)) == 1
    assert [kind for kind, _ in counted] == ["report"]


async def test_a_failure_and_somebody_who_went_away_are_counted_too() -> None:
    counting = Counting()
    counting.add("api", WENT_AWAY, 0.2)
    counting.add("api", 500, 20.0)
    assert counting.taken() == {("api", WENT_AWAY): 1, ("api", 500): 1}
    assert counting.times.buckets["api"][-1] == 1, "longer than the longest bound"


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/site/media", "api"),
        ("GET", "/api/nothing-here", "api"),
        ("POST", "/api/sites/lea/vitals", "report"),
        ("POST", "/api/reports/policy", "report"),
        ("POST", "/api/sites/lea/messages", "api"),
        ("GET", "/media/lea/a.png", "media"),
        ("HEAD", "/media/lea/a.png", "media"),
        ("GET", "/relecture/secret", "review"),
        ("POST", "/relecture/secret/fr/remarque", "review"),
        ("GET", "/dashboard/formhome", "dashboard"),
        ("GET", "/healthz", "health"),
        ("GET", "/readyz", "health"),
        ("GET", "/livez", "health"),
        ("GET", "/sitemap.xml", "other"),
        ("GET", "/assets/page.js", "file"),
        ("GET", "/home/fr", "page"),
        ("GET", "/whatever", "page"),
    ],
)
def test_a_route_says_as_which_kind_it_counts(method: str, path: str, kind: str) -> None:
    policy = route_policies().find({"type": "http", "method": method, "path": path})
    assert kind_of(path, policy) == kind


def test_times_stand_in_the_bucket_whose_end_they_do_not_pass() -> None:
    times = Times("blob")
    for seconds in (0.0, BOUNDS_S[0], BOUNDS_S[0] * 1.01, BOUNDS_S[-1], BOUNDS_S[-1] * 2):
        times.add("get", seconds)
    assert times.buckets["get"] == [2, 1, *[0] * (len(BOUNDS_S) - 3), 1, 1]
    with pytest.raises(ValueError, match="no"), times.of("put"):
        raise ValueError("no")
    assert times.failures == {"put": 1} and sum(times.buckets["put"]) == 1
