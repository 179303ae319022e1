"""A small translation service of ours that speaks LibreTranslate's protocol, and whatever else a test makes it say."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

LANGUAGES = ("fr", "en", "de")
Said = tuple[int, dict[str, str], bytes]


def said(body: Any, status: int = 200, **headers: str) -> Said:
    return status, headers, body if isinstance(body, bytes) else json.dumps(body).encode()


class Translator:
    """`[de] text` for every text. `asked`: all that it was sent. `answer`: what it says instead."""

    def __init__(self, key: str = "") -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.answer: Callable[[dict[str, Any]], Said] | None = None
        self.key = key
        self.bytes_at_once, self.pause_s = 65_536, 0.0
        translator = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                translator.asked.append((self.path, body))
                status, headers, content = (translator.answer or translator.translate)(body)
                with suppress(OSError):  # who asked may have had enough
                    self.send_response(status)
                    for name, value in {"Content-Type": "application/json", **headers}.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(content)))
                    self.end_headers()
                    for start in range(0, len(content), translator.bytes_at_once):
                        self.wfile.write(content[start : start + translator.bytes_at_once])
                        time.sleep(translator.pause_s)

            do_GET = do_POST

            def log_message(self, *_words: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def translate(self, body: dict[str, Any]) -> Said:
        if self.key and body.get("api_key") != self.key:
            return said({"error": "Invalid API key"}, 403)
        for name in ("source", "target"):
            if body[name] not in LANGUAGES:
                return said({"error": f"{body[name]} is not supported"}, 400)
        return said({"translatedText": f"[{body['target']}] {body['q']}"})

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def run_translator(key: str = "") -> Iterator[Translator]:
    translator = Translator(key)
    try:
        yield translator
    finally:
        translator.close()
