"""Traces go to a collector where one is named, and nowhere otherwise; what they tell names nobody."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

from tests.factories.app import ORIGIN, PASSWORD, browser, new_owner, running
from tests.factories.letters import mails_out
from tests.platform.http.test_counting import visit_until_kept
from tests.services.collector import Collector, attributes, run_collector
from tests.sites.media import pictures
from vitrine.platform.settings import Settings
from vitrine.platform.tracing import is_tracing, span, start_traces, stop_traces

UNWANTED = (
    *("opentelemetry.sdk", "opentelemetry.exporter", "requests", "google.protobuf", "prometheus_client"),
    *(f"vitrine.operation.metrics.{name}" for name in ("metrics", "process", "stored", "workers", "listening")),
)


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    with run_collector() as running_collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", running_collector.url)
        start_traces({"OTEL_EXPORTER_OTLP_ENDPOINT": running_collector.url})
        assert is_tracing()
        yield running_collector
        stop_traces()


def below(spans: list[Span], parent: Span) -> list[str]:
    """The names of everything that was done for it, however deep."""
    own = [one for one in spans if one.parent_span_id == parent.span_id]
    return [one.name for one in own] + [name for one in own for name in below(spans, one)]


async def test_what_a_request_did_is_one_trace_and_names_nobody(collector: Collector, settings: Settings) -> None:
    async with running(settings) as app, AsyncExitStack() as stack, browser(app) as visitor:
        owner = await new_owner(app, stack, "Camille Durand")
        assert (await owner.choose("FR")).status_code == 200
        assert (await owner.save("home", texts={"headline": "Camille"})).status_code == 200
        assert (await owner.client.post("/api/site/media?kind=image", content=pictures.png())).status_code == 200
        site, account = await owner.site(), (await owner.client.get("/api/account")).json()
        visits = await visit_until_kept(app, visitor, f"/@{site['slug']}/fr?from=Camille")
        assert (await visitor.get("/relecture/a-secret-address")).status_code == 404
        assert (await owner.client.post("/api/account/verification")).status_code == 202
        await mails_out(app.services)
        await app.services.jobs.look()
        await app.services.jobs.idle()
    await asyncio.to_thread(stop_traces)

    spans = collector.spans
    by_name: dict[str, list[Span]] = {}
    for one in spans:
        by_name.setdefault(one.name, []).append(one)
    page = by_name["page"][0]
    assert len(by_name["page"]) == visits - 1, "one from memory costs no span"
    assert page.kind == Span.SPAN_KIND_SERVER and attributes(page) == {
        "vitrine.kind": "page",
        "http.request.method": "GET",
        "http.response.status_code": 200,
        "vitrine.reference": attributes(page)["vitrine.reference"],
    }
    done = below(spans, page)
    assert "render page" in done and any(name.startswith("SELECT ") for name in done)
    [saved] = by_name["PUT /api/site/sections/home/{language}"]
    assert any(name.startswith(("INSERT ", "UPDATE ")) for name in below(spans, saved))
    [uploaded] = by_name["POST /api/site/media"]
    assert "blob put" in below(spans, uploaded)
    assert "mail send" in by_name and "job accounts.sweep" in by_name
    assert {one.trace_id for one in spans if one.name == "job accounts.sweep"}.isdisjoint({page.trace_id})
    statement = next(one for one in spans if one.name.startswith("SELECT "))
    assert attributes(statement)["db.system.name"] in ("sqlite", "postgresql")
    assert collector.resource["service.name"] == "vitrine" and collector.resource["service.version"]

    everything = b"".join(one.SerializeToString() for one in collector.requests)
    for secret in (site["slug"], account["email"], "Camille", "a-secret-address", PASSWORD, "127.0.0.1", ORIGIN):
        assert secret.encode() not in everything


async def test_a_failure_is_told_by_its_kind_alone(collector: Collector) -> None:
    with pytest.raises(ValueError, match="Camille"), span("work"):
        raise ValueError("Camille’s own words")
    await asyncio.to_thread(stop_traces)
    [failed] = collector.spans
    assert failed.status.code == Status.STATUS_CODE_ERROR and attributes(failed) == {"error.type": "ValueError"}
    assert not failed.events and "Camille" not in str(failed)


def test_without_an_endpoint_nothing_is_read_or_sent() -> None:
    script = f"""
import sys
import vitrine.app, vitrine.api
from vitrine.platform.tracing import is_tracing, start_traces
start_traces({{"OTEL_SERVICE_NAME": "vitrine"}})
assert not is_tracing()
print(*(name for name in {UNWANTED} if name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize(
    ("environment", "gone", "said"),
    [
        ({"OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"}, "", "http/protobuf alone"),
        ({}, "opentelemetry.sdk.trace", "install vitrine[traces]"),
    ],
    ids=["by gRPC", "not installed"],
)
def test_where_traces_cannot_be_sent_the_log_says_so_and_the_start_goes_on(
    environment: dict[str, str],
    gone: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if gone:
        monkeypatch.setitem(sys.modules, gone, None)
    start_traces({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", **environment})
    assert not is_tracing()
    assert [record.__dict__["reason"] for record in caplog.records if "traces" in record.getMessage()]
    assert said in str(caplog.records[-1].__dict__["reason"])
