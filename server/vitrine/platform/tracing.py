"""Spans of what is done, sent by OpenTelemetry to whoever collects them. Without an endpoint its own no-op stands here.

What a span tells are kinds, routes as they are written in the code, codes, sizes and the reference that stands in the
log: no address, no name, no site, no text, no query, and of a failure its kind alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

from opentelemetry.trace import NoOpTracer, Span, SpanKind, StatusCode, Tracer
from opentelemetry.util.types import Attributes

from vitrine.platform.logs import request_id

if TYPE_CHECKING:  # in the extra `traces`, and read only where an endpoint is set
    from opentelemetry.sdk.trace import TracerProvider

ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
log = logging.getLogger(__name__)
_nobody: Tracer = NoOpTracer()
_tracer = _nobody
# Ours alone, not OpenTelemetry's global one: libraries that find that one tell it addresses, which name sites.
_provider: TracerProvider | None = None


def start_span(name: str, kind: SpanKind = SpanKind.INTERNAL, attributes: Attributes = None) -> Span:
    """One that has no spans below it, and is over by `end()`. Attributes by OpenTelemetry's names where it has some."""
    return _tracer.start_span(name, kind=kind, attributes=_with_reference(attributes))


@contextmanager
def span(name: str, kind: SpanKind = SpanKind.INTERNAL, attributes: Attributes = None) -> Iterator[Span]:
    with _tracer.start_as_current_span(
        name, kind=kind, attributes=_with_reference(attributes), record_exception=False, set_status_on_exception=False
    ) as opened:
        try:
            yield opened
        except Exception as error:
            fail(opened, type(error).__name__)
            raise


def _with_reference(attributes: Attributes) -> Attributes:
    reference = request_id.get()
    return {**(attributes or {}), "vitrine.reference": reference} if reference else attributes


def fail(opened: Span, kind: str) -> None:
    opened.set_status(StatusCode.ERROR)
    opened.set_attribute("error.type", kind)


def is_tracing() -> bool:
    return _provider is not None


def start_traces(environment: Mapping[str, str]) -> None:
    """Where it cannot be done the log says so: the endpoint may be set for a whole cluster, and pages come first."""
    global _provider, _tracer
    if _provider is not None or not any(environment.get(name) for name in ENDPOINTS):
        return
    if environment.get("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf") != "http/protobuf":
        log.warning("no traces are sent", extra={"reason": "they are sent by http/protobuf alone"})
        return
    try:
        _provider = _make_provider()
    except ImportError:
        log.warning("no traces are sent", extra={"reason": "install vitrine[traces]"})
        return
    _tracer = _provider.get_tracer("vitrine", version("vitrine"))
    # Each failed batch is a line of its own otherwise, and a trace of its connection.
    logging.getLogger("opentelemetry").setLevel(logging.CRITICAL)


def _make_provider() -> TracerProvider:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    # OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES go before ours.
    own = Resource({"service.name": "vitrine", "service.version": version("vitrine")})
    detected = Resource.create()
    is_named = not str(detected.attributes.get("service.name", "")).startswith("unknown_service")
    provider = TracerProvider(resource=own.merge(detected) if is_named else detected.merge(own))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


def stop_traces() -> None:
    """Sends what waits, in a thread that may take its time."""
    global _provider, _tracer
    provider, _provider, _tracer = _provider, None, _nobody
    if provider is not None:
        provider.shutdown()
