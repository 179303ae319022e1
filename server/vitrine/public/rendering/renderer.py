"""React for the server: pages are rendered by V8 in processes of their own, several where there are cores."""

import asyncio
import json
import logging
import math
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from vitrine.content.catalogues import Theme
from vitrine.platform.errors import NotFound, Unavailable
from vitrine.platform.logs import WarningLimit
from vitrine.platform.processes.child import ChildFailed, Message
from vitrine.platform.processes.pool import ChildPool
from vitrine.platform.shipped import WEB
from vitrine.platform.timing import Times
from vitrine.public.rendering.notice_words import NoticeSentences
from vitrine.public.rendering.themes import own_theme

BUNDLE = WEB / "dist-render" / "render.js"
MODULE = "vitrine.public.rendering.v8"

MAX_RENDER_S = 3.5  # less than a server that is told to stop gives its visitors (cli/serve.py): they get the kept page
MAX_START_S = 3.0  # for the first question, which waits for V8
MAX_WHOLE_S = 9.0  # with the wait for a turn: a server that is told to stop gives its visitors ten seconds
MAX_WAITING = 256  # each holds the content of a page; a longer line ends later than anybody waits
END_IDLE_AFTER_S = 60.0
_AGAIN = {"Retry-After": "5"}
_WHAT = {"renderPage": "page", "renderText": "text", "renderCv": "cv", "renderNotice": "notice", "renderTheme": "theme"}
log = logging.getLogger(__name__)
_warnings = WarningLimit(log)


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
    """The first page starts the first process, so that a start does not wait for V8."""

    def __init__(
        self,
        bundle: Path = BUNDLE,
        *,
        max_children: int | None = None,
        max_render_s: float | None = None,
        end_idle_after_s: float = END_IDLE_AFTER_S,
    ) -> None:
        if not bundle.exists():
            raise BundleMissing(f"{bundle} is missing: run `make build`")
        self._pool = ChildPool(
            MODULE,
            str(bundle),
            children=max_children or _processes_at_once(),
            idle_s=end_idle_after_s,
            in_all=MAX_WAITING,
        )
        self._max_render_s = max_render_s or MAX_RENDER_S
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

    async def notice(self, kind: str, said: NoticeSentences) -> bytes:
        [html] = await self._call("renderNotice", {"kind": kind, "said": asdict(said)})
        return html

    @property
    def process_ids(self) -> list[int]:
        return self._pool.process_ids

    @property
    def waiting(self) -> int:
        """How many have no turn yet."""
        return self._pool.waiting

    async def _call(self, function: str, data: dict[str, Any], written: bytes = b"") -> list[bytes]:
        """`written`: a member of `data` that is JSON already."""
        body = json.dumps(data).encode()
        if written:
            body = body.removesuffix(b"}") + b"," + written + b"}"
        with self.times.of(_WHAT[function]):
            try:
                with self._pool.slot():
                    header, parts = await self._ask(function, body)
            except ChildFailed:
                log.error("a page was too much for the renderer", extra={"call": function})
                raise RenderFailed(headers=_AGAIN) from None
            except Unavailable:
                _warnings.warning("no renderer was free in time")
                raise RenderFailed(headers=_AGAIN) from None
            if "said" in header:
                log.error("a page could not be rendered", extra={"reason": header["said"]})
                raise RenderFailed(headers=_AGAIN)
        self.rendered_at = asyncio.get_running_loop().time()
        return parts

    async def _ask(self, function: str, body: bytes) -> Message:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + MAX_WHOLE_S
        async with self._pool.turn(max_wait_s=MAX_WHOLE_S) as turn:
            max_s = self._max_render_s + (0 if turn.child.is_running else MAX_START_S)
            max_s = min(max_s, deadline - loop.time())
            job = {"call": function, "max_s": math.ceil(max_s) + 1}
            # Who leaves early lets it finish: a render is short, and a new V8 is not.
            return await turn.child.ask(job, [body], max_s)

    async def close(self) -> None:
        """Whoever still waits is told that it failed."""
        await self._pool.close()
