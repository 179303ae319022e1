"""The figures' own port: prometheus_client's pages, beside the server and on an address that visitors do not reach."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable
from socketserver import ThreadingMixIn
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from prometheus_client import CollectorRegistry, make_wsgi_app
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from vitrine.operation.metrics.families import merged

HEAD_SECONDS = 5.0
ANSWER_SECONDS = 30.0
ADDRESS = "/metrics"


class _Server(ThreadingMixIn, WSGIServer):
    """Several workers share the port, and any of them answers for all."""

    allow_reuse_port = True
    daemon_threads = True

    def __init__(self, address: tuple[str, int], handler: type[WSGIRequestHandler]) -> None:
        self.address_family = socket.getaddrinfo(*address, type=socket.SOCK_STREAM)[0][0]
        super().__init__(address, handler)


class _Request(WSGIRequestHandler):
    timeout = HEAD_SECONDS

    def log_message(self, *_args: Any) -> None: ...


class _OfLoop(Collector):
    """Collected by the event loop, on behalf of the thread that answers."""

    def __init__(self, collect: Callable[[], Awaitable[Iterable[Metric]]]) -> None:
        self._collect, self._loop = collect, asyncio.get_running_loop()

    def collect(self) -> Iterable[Metric]:
        async def collected() -> Iterable[Metric]:
            return merged(await self._collect())

        return asyncio.run_coroutine_threadsafe(collected(), self._loop).result(ANSWER_SECONDS)


class MetricsPort:
    """Of one worker."""

    def __init__(self, collect: Callable[[], Awaitable[Iterable[Metric]]]) -> None:
        self._collect = collect
        self._server: WSGIServer | None = None

    async def start(self, address: str, port: int) -> None:
        registry = CollectorRegistry()
        registry.register(_OfLoop(self._collect))
        figures = make_wsgi_app(registry)

        def answer(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
            if environ["PATH_INFO"] != ADDRESS:
                start_response("404 Not Found", [("Content-Length", "0")])
                return []
            page: Iterable[bytes] = figures(environ, start_response)
            return page

        self._server = make_server(address, port, answer, _Server, _Request)
        Thread(target=self._server.serve_forever, name="metrics", daemon=True).start()

    async def stop(self) -> None:
        if self._server is not None:
            await asyncio.to_thread(self._server.shutdown)
            self._server.server_close()
