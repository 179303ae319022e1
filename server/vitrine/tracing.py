"""Spans of what is done, sent by OpenTelemetry to whoever collects them. Without an endpoint nothing is read or made.

What a span tells are kinds, routes as they are written in the code, codes, sizes and the reference that stands in the
log: no address, no name, no site, no text, no query, and of a failure its kind alone.
"""

import logging
from collections.abc import Mapping
from typing import Any, Literal

from vitrine.logs import request_id

ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
Told = str | int | float | bool
Role = Literal["INTERNAL", "SERVER", "CLIENT"]
log = logging.getLogger(__name__)


class NoSpan:
    """While nobody collects."""

    def __enter__(self) -> "NoSpan":
        return self

    def __exit__(self, _kind: object, _error: object, _trace: object) -> None:
        pass

    def tell(self, attributes: Mapping[str, Told]) -> None:
        """By OpenTelemetry's names where it has some."""

    def rename(self, name: str) -> None:
        pass

    def fail(self, kind: str) -> None:
        pass

    def end(self) -> None:
        """Of one that was opened without `with`."""


_NOTHING = NoSpan()


class _Traces:
    """What OpenTelemetry gave us. Made once per process, and only where an endpoint is set.

    It is ours alone, not OpenTelemetry's global one: libraries that find that one tell it addresses, which name sites.
    """

    def __init__(self) -> None:
        from importlib.metadata import version

        from opentelemetry import trace
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        # OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES go before ours.
        own = Resource({"service.name": "vitrine", "service.version": version("vitrine")})
        told = Resource.create()
        is_named = not str(told.attributes.get("service.name", "")).startswith("unknown_service")
        self.provider = TracerProvider(resource=own.merge(told) if is_named else told.merge(own))
        self.provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        self.tracer = self.provider.get_tracer("vitrine", version("vitrine"))
        self.trace = trace


_traces: _Traces | None = None


class _Span(NoSpan):
    def __init__(self, traces: _Traces, name: str, role: Role, attributes: Mapping[str, Told]) -> None:
        self._traces = traces
        self._span = traces.tracer.start_span(name, kind=traces.trace.SpanKind[role])
        self._current: Any = None
        self.tell(attributes)
        if reference := request_id.get():
            self.tell({"vitrine.reference": reference})

    def __enter__(self) -> "_Span":
        self._current = self._traces.trace.use_span(
            self._span, end_on_exit=True, record_exception=False, set_status_on_exception=False
        )
        self._current.__enter__()
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if kind is not None and issubclass(kind, Exception):
            self.fail(kind.__name__)
        self._current.__exit__(kind, error, trace)

    def tell(self, attributes: Mapping[str, Told]) -> None:
        self._span.set_attributes(attributes)

    def rename(self, name: str) -> None:
        self._span.update_name(name)

    def fail(self, kind: str) -> None:
        self._span.set_status(self._traces.trace.StatusCode.ERROR)
        self._span.set_attribute("error.type", kind)

    def end(self) -> None:
        self._span.end()


def span(name: str, role: Role = "INTERNAL", attributes: Mapping[str, Told] | None = None) -> NoSpan:
    """`with span("render page"):`, or without `with`, when it is over by `end()` and has no spans below it."""
    return _Span(_traces, name, role, attributes or {}) if _traces is not None else _NOTHING


def is_tracing() -> bool:
    return _traces is not None


def start_traces(environment: Mapping[str, str]) -> None:
    """Where it cannot be done the log says so: the endpoint may be set for a whole cluster, and pages come first."""
    global _traces
    if _traces is not None or not any(environment.get(name) for name in ENDPOINTS):
        return
    if environment.get("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf") != "http/protobuf":
        log.warning("no traces are sent", extra={"reason": "they are sent by http/protobuf alone"})
        return
    try:
        _traces = _Traces()
    except ImportError:
        log.warning("no traces are sent", extra={"reason": "install vitrine[traces]"})
        return
    # Each failed batch is a line of its own otherwise, and a trace of its connection.
    logging.getLogger("opentelemetry").setLevel(logging.CRITICAL)


def stop_traces() -> None:
    """Sends what waits, in a thread that may take its time."""
    global _traces
    traces, _traces = _traces, None
    if traces is not None:
        traces.provider.shutdown()
