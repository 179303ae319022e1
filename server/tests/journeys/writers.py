"""People who go on writing whatever happens to the nodes, and remember what they were told was kept."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx

from tests.factories.app import PASSWORD
from tests.services import calls
from tests.services.ports import wait_until
from tests.services.served import Server
from tests.sites.media import pictures

PAUSE_S = 0.02
PAUSE_AT_LEISURE_S = 0.5
_numbers = count(1)


class Owner:
    """Somebody signed in, with a site, who may be served by any node."""

    def __init__(self, nodes: list[Server], http: httpx.Client) -> None:
        self.nodes, self.http = nodes, http
        self.email = f"owner{next(_numbers)}@example.com"
        account = {"userName": "Élise Maréchal", "email": self.email, "password": PASSWORD}
        assert self.call(0, "POST", "/api/accounts", json=account).status_code == 201
        signed_in = self.call(0, "POST", "/api/session", json={"email": self.email, "password": PASSWORD})
        assert signed_in.status_code == 200, signed_in.text
        settings = {"siteType": "header", "languages": ["FR"]}
        chosen = self.call(0, "PUT", "/api/site/settings", json=settings, headers={"If-None-Match": "*"})
        assert chosen.status_code == 200, chosen.text
        self.slug = str(chosen.json()["slug"])

    def call(self, node: int, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, f"{self.nodes[node].url}{path}", **more)

    def revision(self, node: int) -> int:
        return int(self.call(node, "GET", "/api/site/sections/home").raise_for_status().json()["revision"])

    def save(self, node: int, revision: int, text: str) -> httpx.Response:
        """Both texts are the same: a stored pair that differs was half done."""
        content = {"texts": {"firstLine": text, "headline": text}, "lists": {}}
        body = {"content": content, "shared": {"styles": {}, "settings": {}, "lists": {}}}
        named = {"If-Match": f'"{revision}"'} if revision else {"If-None-Match": "*"}
        return self.call(node, "PUT", "/api/site/sections/home/FR", json=body, headers=named)

    def page(self, node: int) -> str:
        return self.call(node, "GET", f"/@{self.slug}/fr").text


class Writer:
    """Does one thing after the other, each at one node until it is acknowledged, then at the other if need be."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.acknowledged: list[str] = []
        self.by_node = [0, 0]
        self.refusals: set[int] = set()
        self.pause_s = PAUSE_S
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._write)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _write(self) -> None:
        for number in count(1):
            node = number % 2
            while not self._is_over.is_set():
                try:
                    answer = self.do(node, number)
                except (httpx.HTTPError, ValueError):  # the node went away, or says that it cannot just now
                    time.sleep(0.02)
                    node = 1 - node
                    continue
                if answer.status_code < 300:
                    self.acknowledged.append(self.kept(number, answer))
                    self.by_node[node] += 1
                    self._is_over.wait(self.pause_s)
                    break
                self.refusals.add(answer.status_code)
                time.sleep(0.02)
                node = 1 - node
            else:
                return

    def do(self, node: int, number: int) -> httpx.Response:
        raise NotImplementedError

    def kept(self, number: int, _answer: httpx.Response) -> str:
        return str(number)

    def check(self) -> None:
        """Everything that was acknowledged is there."""
        raise NotImplementedError


class Saving(Writer):
    def do(self, node: int, number: int) -> httpx.Response:
        return self.owner.save(node, self.owner.revision(node), f"Texte {number}")

    def check(self) -> None:
        for node in (0, 1):
            texts = self.owner.call(node, "GET", "/api/site/sections/home").json()["languages"]["FR"]["texts"]
            assert texts["firstLine"] == texts["headline"]
            # The one after the last acknowledged may be stored as well: its answer was lost.
            last = int(self.acknowledged[-1])
            assert int(texts["headline"].removeprefix("Texte ")) in (last, last + 1)


class Contacting(Writer):
    def do(self, node: int, number: int) -> httpx.Response:
        words = {"name": "Coline", "email": "coline@example.org", "message": f"Message {number}."}
        return calls.post(
            f"{self.owner.nodes[node].url}/api/sites/{self.owner.slug}/messages",
            json={**words, "submission": f"submission-{number}"},
            headers={"X-Forwarded-For": f"198.51.100.{number % 250}"},
            timeout=30,
        )

    def check(self) -> None:
        found: list[str] = []
        query: dict[str, str] = {}
        while True:
            inbox = self.owner.call(0, "GET", "/api/site/messages", params=query).raise_for_status().json()
            found += [message["excerpt"].removeprefix("Message ").removesuffix(".") for message in inbox["messages"]]
            if not inbox["next"]:
                break
            query = {"after": inbox["next"]}
        assert len(found) == len(set(found)), "a message was stored twice"
        assert set(self.acknowledged) <= set(found)


class Uploading(Writer):
    def do(self, node: int, number: int) -> httpx.Response:
        picture = pictures.saved(pictures.noise(16 + number % 50, 16, seed=number), "PNG")
        return self.owner.call(node, "POST", "/api/site/media", params={"kind": "image"}, content=picture)

    def kept(self, number: int, answer: httpx.Response) -> str:
        return str(answer.json()["url"])

    def check(self) -> None:
        for node in (0, 1):
            for url in set(self.acknowledged):
                assert self.owner.call(node, "GET", url).status_code == 200


@contextmanager
def writing(writers: list[Writer]) -> Iterator[None]:
    """All of them at once for as long as the block lasts; afterwards, nothing that was acknowledged is missing."""
    for writer in writers:
        writer.start()
    try:
        yield
    finally:
        for writer in writers:
            writer.end()
    for writer in writers:
        writer.check()


@contextmanager
def at_leisure(writers: list[Writer]) -> Iterator[None]:
    """While a node starts: they go on, and leave it the processor."""
    for writer in writers:
        writer.pause_s = PAUSE_AT_LEISURE_S
    try:
        yield
    finally:
        for writer in writers:
            writer.pause_s = PAUSE_S


def wait_for_more(writers: list[Writer], node: int, often: int = 2) -> None:
    """Each of them is served by this node again."""
    before = [writer.by_node[node] for writer in writers]
    wait_until(
        lambda: all(writer.by_node[node] >= seen + often for writer, seen in zip(writers, before, strict=True)),
        f"more by node {node}",
        timeout_s=60,
    )
