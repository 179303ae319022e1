"""React inside Python: one V8 context evaluates the bundle that `make build` wrote. Calls take turns."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any, cast

from py_mini_racer import MiniRacer

WEB = Path(__file__).parents[3] / "web"
BUNDLE = WEB / "dist-render" / "render.js"

# The only thing that react-dom/server.edge asks of its surroundings and a bare V8 lacks.
POLYFILL = """
globalThis.TextEncoder ??= class {
  encode(text) { return Uint8Array.from(unescape(encodeURIComponent(text)), (sign) => sign.charCodeAt(0)); }
};
globalThis.console ??= { log() {}, info() {}, warn() {}, error() {} };
"""


class BundleMissing(RuntimeError):
    """The pages were not built."""


class Renderer:
    """Made lazily, so that a start does not wait for V8."""

    def __init__(self, bundle: Path = BUNDLE) -> None:
        self._bundle = bundle
        self._context: MiniRacer | None = None
        self._turn = threading.Lock()
        if not bundle.exists():
            raise BundleMissing(f"{bundle} is missing: run `make build`")

    def _call(self, function: str, data: dict[str, Any]) -> dict[str, Any]:
        with self._turn:
            if self._context is None:
                self._context = MiniRacer()
                self._context.eval(POLYFILL + self._bundle.read_text("utf-8"))
            answer = self._context.call(f"vitrineRender.{function}", json.dumps(data, ensure_ascii=False))
        return cast(dict[str, Any], json.loads(answer))

    async def page(self, snapshot: dict[str, Any], language: str) -> dict[str, Any]:
        """{html, page, css, families, head} of one site in one language."""
        return await asyncio.to_thread(self._call, "renderPage", {"snapshot": snapshot, "language": language})

    async def notice(self, kind: str) -> str:
        answer = await asyncio.to_thread(self._call, "renderNotice", {"kind": kind})
        return cast(str, answer["html"])
