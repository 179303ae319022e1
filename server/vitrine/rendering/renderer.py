"""React for the server: pages are rendered by V8 in processes of their own, several where there are cores."""

import asyncio
import json
import logging
import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vitrine.content.catalogues import Theme
from vitrine.content.notice_words import Said
from vitrine.errors import NotFound, Unavailable
from vitrine.logs import Seldom
from vitrine.processes.child import Child, Fell
from vitrine.rendering.themes import own_theme
from vitrine.shipped import WEB
from vitrine.timing import Times

BUNDLE = WEB / "dist-render" / "render.js"
MODULE = "vitrine.rendering.v8"

MAX_RENDER_S = 3.5  # less than a server that is told to stop gives its visitors (cli/serve.py): they get the kept page
MAX_START_S = 3.0  # for the first question, which waits for V8
MAX_WHOLE_S = 9.0  # with the wait for a turn: a server that is told to stop gives its visitors ten seconds
MAX_WAITING = 256  # each holds the content of a page; a longer line ends later than anybody waits
START_ANOTHER_AFTER_S = 0.05  # a start takes a quarter of a second of processor, most renders a few thousandths
END_EXTRAS_AFTER_S = 60.0
_WHAT = {"renderPage": "page", "renderText": "text", "renderCv": "cv", "renderNotice": "notice", "renderTheme": "theme"}
log = logging.getLogger(__name__)
_seldom = Seldom(log)


class BundleMissing(RuntimeError):
    """The pages were not built."""


class RenderFailed(Unavailable):
    """The page threw, fell, took too long or found no turn. The next one is asked of a sound process."""


@dataclass(frozen=True)
class Rendered:
    """`around` is what the document around it needs to know; the rest is ready to be sent."""

    around: dict[str, Any]
    html: bytes
    data: bytes
    css: bytes


def _processes_at_once() -> int:
    """One per core, shared among the server's workers."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // int(os.environ.get("WORKERS") or 1))


class Renderer:
    """The first page starts the first process, so that a start does not wait for V8; all busy for a while, another."""

    def __init__(
        self, bundle: Path = BUNDLE, *, max_children: int | None = None, max_render_s: float | None = None
    ) -> None:
        if not bundle.exists():
            raise BundleMissing(f"{bundle} is missing: run `make build`")
        self._bundle = bundle
        self._max_children = max_children or _processes_at_once()
        self._max_render_s = max_render_s or MAX_RENDER_S
        self._children: list[Child] = []
        self._idle: asyncio.LifoQueue[Child] = asyncio.LifoQueue()
        self._ending_extras: asyncio.TimerHandle | None = None
        self._ends: set[asyncio.Future[None]] = set()
        self._is_closed = False
        self._asked = 0  # that wait for a turn or have one
        self.times = Times("render")
        self.rendered_at = -math.inf  # by the loop's clock, the last that went well

    async def page(
        self, snapshot: dict[str, Any], language: str, drafts: bytes = b"null", *, page: str = ""
    ) -> Rendered:
        """A page of a site in one language; with `drafts` (JSON), as it would be with them, and what of it can be
        remarked on.

        NotFound: the site has no such page. The main one, '', is always there.
        """
        asked = {"snapshot": snapshot, "language": language, "page": page}
        around, html, data, css = await self._call("renderPage", asked, b'"drafts":' + drafts)
        if not around:
            raise NotFound()
        return Rendered(json.loads(around), html, data, css)

    async def text(
        self, snapshot: dict[str, Any], language: str, form: str, *, url: str, origin: str, page: str = ""
    ) -> bytes:
        """A page in another form: web/src/site/plain/."""
        asked = {"snapshot": snapshot, "language": language, "form": form, "url": url, "origin": origin, "page": page}
        [text] = await self._call("renderText", asked)
        return text

    async def cv(self, snapshot: dict[str, Any], language: str, site_url: str) -> bytes:
        """The CV's data by the page's rules, as JSON: web/src/site/cv/cv.ts."""
        asked = {"snapshot": snapshot, "language": language, "siteUrl": site_url}
        [cv] = await self._call("renderCv", asked)
        return cv

    async def own_theme(self, colours: tuple[str, str, str]) -> Theme:
        """What is derived from the owner's own colours: background, text, accent."""
        [values] = await self._call("renderTheme", dict(zip(("background", "text", "accent"), colours, strict=True)))
        return own_theme(json.loads(values))

    async def notice(self, kind: str, said: Said) -> bytes:
        [html] = await self._call("renderNotice", {"kind": kind, "said": said._asdict()})
        return html

    @property
    def process_ids(self) -> list[int]:
        return [child.process_id for child in self._children if child.process_id]

    @property
    def waiting(self) -> int:
        """How many have no turn yet."""
        return max(0, self._asked - (len(self._children) - self._idle.qsize()))

    async def _call(self, function: str, data: dict[str, Any], written: bytes = b"") -> list[bytes]:
        """`written`: a member of `data` that is JSON already."""
        body = json.dumps(data).encode()
        if written:
            body = body.removesuffix(b"}") + b"," + written + b"}"
        if self._asked >= MAX_WAITING:
            _seldom.warning("too many pages wait for a renderer")
            raise RenderFailed()
        self._asked += 1
        try:
            with self.times.of(_WHAT[function]):
                parts = await self._call_in_turn(function, body)
        finally:
            self._asked -= 1
        self.rendered_at = asyncio.get_running_loop().time()
        return parts

    async def _call_in_turn(self, function: str, body: bytes) -> list[bytes]:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + MAX_WHOLE_S
        child = await self._take(deadline)
        try:
            if self._is_closed:
                raise RenderFailed()
            max_s = self._max_render_s + (0 if child.is_running else MAX_START_S)
            max_s = min(max_s, deadline - loop.time())
            job = {"call": function, "max_s": math.ceil(max_s) + 1}
            header, parts = await child.ask(job, [body], max_s)
        except Fell:
            log.error("a page was too much for the renderer", extra={"call": function})
            raise RenderFailed(headers={"Retry-After": "5"}) from None
        finally:
            self._give_back(child)
        if "said" in header:
            log.error("a page could not be rendered", extra={"reason": header["said"]})
            raise RenderFailed(headers={"Retry-After": "5"})
        return parts

    async def _take(self, deadline: float) -> Child:
        loop = asyncio.get_running_loop()
        while True:
            patience = deadline - loop.time()
            if len(self._children) < self._max_children:
                patience = START_ANOTHER_AFTER_S if self._children else 0
            try:
                async with asyncio.timeout(patience):
                    return await self._idle.get()
            except TimeoutError:
                if len(self._children) < self._max_children:
                    self._children.append(child := Child(MODULE, str(self._bundle)))
                    return child
                if loop.time() >= deadline:
                    _seldom.warning("no renderer was free in time")
                    raise RenderFailed(headers={"Retry-After": "5"}) from None

    def _give_back(self, child: Child) -> None:
        self._idle.put_nowait(child)
        if self._idle.qsize() < len(self._children):  # more than one was needed just now
            self._end_extras_later()

    def _end_extras_later(self) -> None:
        if self._ending_extras:
            self._ending_extras.cancel()
        self._ending_extras = asyncio.get_running_loop().call_later(END_EXTRAS_AFTER_S, self._end_extras)

    def _end_extras(self) -> None:
        idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        for child in idle[1:]:
            self._children.remove(child)
            ending = asyncio.ensure_future(child.end())
            self._ends.add(ending)
            ending.add_done_callback(self._ends.discard)
        if idle:
            self._idle.put_nowait(idle[0])
        if len(self._children) > 1:
            self._end_extras_later()

    async def close(self) -> None:
        """Whoever still waits is told that it failed."""
        self._is_closed = True
        if self._ending_extras:
            self._ending_extras.cancel()
        await asyncio.gather(*self._ends, *(child.end() for child in self._children))
