"""An owner of the soak: does what owners do, again where an answer was cut off, and checks what is kept of it.

One thread at a time has an owner (`busy`). Each of his things is a `Known`, so that everybody may check it at any time.
"""

from __future__ import annotations

import io
import itertools
import random
import re
import secrets
import sys
import threading
import time
import uuid
import zipfile
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
from PIL import Image, ImageDraw

from site_under_test import PASSWORD, ROOT
from soak_instance import Instance
from soak_ledger import Known, Ledger

sys.path.append(str(ROOT / "server"))
from tests.services.mailbox import Mailbox

ANSWERED_WITHIN_S = 90.0  # with kills in between, beside other work
MADE_WITHIN_S = 240.0  # an archive, begun anew after each kill
PICTURES = 5
LINE, ABOUT = re.compile(r"Ligne (\d+)\."), re.compile(r"Propos (\d+)\.")
SHOWN = {"home": LINE, "about": ABOUT}
LOOKS_AT_ONCE = 0.3
LINK = re.compile(r"token=([A-Za-z0-9_-]{20,})")


class Lost(Exception):
    """An answer that says that something acknowledged is not there, or none at all: told by whoever catches it."""


class Caller:
    """Asks one of the nodes, another one when that is killed meanwhile, until it is answered."""

    def __init__(self, instance: Instance, ledger: Ledger) -> None:
        self._instance, self._ledger = instance, ledger
        self.answered_by = ""
        # Not kept between calls: which worker answers is to be chance, not the first connection's.
        self.http = httpx.Client(timeout=30, verify=False, limits=httpx.Limits(max_keepalive_connections=0))

    def call(
        self, method: str, path: str, *, wanted: tuple[int, ...] = (), at: str = "", **more: Any
    ) -> httpx.Response:
        """`wanted`: statuses that are right beside 2xx and 3xx. `at`: first of all this node."""
        until = time.monotonic() + ANSWERED_WITHIN_S
        why = ""
        while time.monotonic() < until:
            url, at = at or self._instance.some_url(), ""
            try:
                answer = self.http.request(method, url + path, **more)
            except httpx.TransportError as error:
                why = type(error).__name__
                self._ledger.cut += 1
            else:
                if answer.status_code < 400 or answer.status_code in wanted:
                    self.answered_by = url
                    return answer
                why = f"{answer.status_code} {answer.text[:300]}"
                if answer.status_code != 503:
                    raise Lost(f"{method} {path}: {why}")
                self._ledger.put_off[503] += 1
            time.sleep(0.3)
        raise Lost(f"{method} {path}: not answered within {ANSWERED_WITHIN_S:.0f} s: {why}")


def picture(chance: random.Random) -> bytes:
    """Of its own kind each: a photograph's size and its number of colours would cost too much of a shared machine."""
    image = Image.new("RGB", (900, 600), (chance.randrange(256), chance.randrange(256), chance.randrange(256)))
    draw = ImageDraw.Draw(image)
    for _ in range(12):
        x, y = chance.randrange(800), chance.randrange(500)
        draw.ellipse(
            (x, y, x + chance.randrange(20, 300), y + chance.randrange(20, 300)), fill=chance.randrange(1 << 24)
        )
    target = io.BytesIO()
    image.save(target, "JPEG", quality=85)
    return target.getvalue()


@dataclass
class Owner:
    instance: Instance
    ledger: Ledger
    mailbox: Mailbox
    number: int
    busy: threading.Lock = field(default_factory=threading.Lock)
    chance: random.Random = field(default_factory=random.Random)
    known: defaultdict[str, Known] = field(default_factory=lambda: defaultdict(Known))
    messages: set[str] = field(default_factory=set)
    kept: dict[str, bytes] = field(default_factory=dict)  # pictures that were shown: their bytes never change
    views: int = 0
    is_confirmed: bool = False

    def __post_init__(self) -> None:
        self.email = f"owner{self.number}@example.org"
        self.api = Caller(self.instance, self.ledger)
        self._revisions: dict[str, int] = {}
        self._numbers = itertools.count(1)
        self._pictures: list[dict[str, str]] = []
        self.slug = ""

    # What owners do -------------------------------------------------------------------------------------------------

    def arrive(self, key: str = "") -> None:
        given = {"userName": f"Propriétaire {self.number}", "email": self.email, "password": PASSWORD}
        # Asked again after a cut it may be there already; that it is will show when he signs in.
        self.api.call("POST", "/api/accounts", json=given, wanted=(409,))
        self.sign_in()
        wanted = {"siteType": "footer", "languages": ["FR"]}
        self.slug = str(self._saved("/api/site/settings", wanted, "settings")["slug"])
        self.ledger.count("sign-ups")
        if key:
            self.api.call("POST", "/api/site/activation", json={"key": key}, wanted=(409,))
        self.save_line()
        self.save_about()

    def sign_in(self) -> None:
        given = {"email": self.email, "password": PASSWORD}
        self.api.call("POST", "/api/session", json=given)
        self.ledger.count("sign-ins")

    def confirm(self) -> None:
        """By the link that was mailed. A mail of the account may die with its process: then another is asked for."""
        for _ in range(20):
            found = [
                LINK.search(body.get_content())
                for mail in list(self.mailbox.received)
                if mail["To"] == self.email and (body := mail.get_body(("plain",)))
            ]
            if links := [match for match in found if match]:
                self.api.call(
                    "POST", "/api/accounts/confirmation", json={"token": links[-1][1]}, wanted=(410, 404, 422)
                )
                if self.api.call("GET", "/api/account").json()["emailVerified"]:
                    self.is_confirmed = True
                    self.ledger.count("addresses confirmed")
                    return
            time.sleep(0.5)
        self.api.call("POST", "/api/account/verification", wanted=(429,))

    def save_line(self) -> None:
        number = str(next(self._numbers))
        texts = {"firstLine": f"Ligne {number}.", "headline": f"Ligne {number}."}
        self._save("home", number, {"texts": texts, "lists": {}})
        self.ledger.count("saves")
        if self.chance.random() < LOOKS_AT_ONCE:
            self.look()

    def look(self) -> None:
        """At his own page, at once after a save: the node that acknowledged it shows it (freshness.md)."""
        marks = self.marks()
        self.check_page(self.api.call("GET", f"/@{self.slug}", at=self.api.answered_by, follow_redirects=True), marks)
        self.views += 1
        self.ledger.count("own pages looked at")

    def save_about(self) -> None:
        number = str(next(self._numbers))
        words = " ".join("".join(self.chance.choices("aeiounrstlmdpc", k=6)) for _ in range(120))
        self._save(
            "about",
            number,
            {"texts": {"heading": f"Propos {number}.", "body": f"{words} Propos {number}."}, "lists": {}},
        )
        self.ledger.count("saves")

    def keep_draft(self) -> None:
        number = str(next(self._numbers))
        texts = {"heading": f"Brouillon {number}", "body": f"Brouillon {number}"}
        content = {"languages": {"FR": {"texts": texts}}}
        self.known["draft"].send(number)
        self.api.call("PUT", "/api/site/drafts/skills", json={"baseRevision": 1, "tab": "soak", "content": content})
        self.known["draft"].acknowledge(number)
        self.ledger.count("drafts")

    def upload(self) -> None:
        """A picture, and the save that shows it; the oldest goes when there are many."""
        sent = self.api.call("POST", "/api/site/media", content=picture(self.chance)).json()
        self.ledger.count("uploads")
        shown = {
            "id": secrets.token_hex(16),
            "image": sent["id"],
            "title": "",
            "description": "",
            "link": "",
            "alt": sent["url"],
        }
        self._pictures = [*self._pictures, shown][-PICTURES:]
        content = {"texts": {"heading": "Projets"}, "lists": {"projects": self._pictures}}
        self._save("projects", ",".join(each["image"] for each in self._pictures), content)
        self.ledger.count("saves")

    def restore(self) -> None:
        """One of the last versions of 'about' is put back."""
        listed = self.api.call("GET", "/api/site/versions", params={"section": "about"}).json()["versions"]
        if len(listed) < 3:
            return
        number = self.chance.choice(listed[1:8])["number"]
        then = self.api.call("GET", f"/api/site/versions/{number}").json()["sections"]["about"]
        said = _number(ABOUT, then["languages"]["FR"]["texts"]["heading"])
        self.known["about"].send(said)
        headers = {"If-Match": f'"{self._revisions["about"]}"', "Idempotency-Key": uuid.uuid4().hex}
        wanted = {"what": "section", "section": "about", "language": "FR"}
        self.api.call("POST", f"/api/site/versions/{number}/restoration", json=wanted, headers=headers)
        self.known["about"].acknowledge(said)
        self._revisions["about"] = self._stored("about")["revision"]
        self.ledger.count("versions put back")

    def take_along(self) -> None:
        """An archive, whole, of a moment after it was asked for."""
        marks = self.marks()
        messages = set(self.messages)
        self.api.call("POST", "/api/site/takeaways/archive", json={}, wanted=(409,))
        until = time.monotonic() + MADE_WITHIN_S
        while True:
            [made] = self.api.call("GET", "/api/site/takeaways").json()["takeaways"]
            if made["state"] == "ready":
                break
            if made["state"] == "failed" or time.monotonic() > until:
                raise Lost(f"the archive of {self.slug} was not made: {made}")
            time.sleep(1)
        packed = self.api.call("GET", "/api/site/takeaways/archive/file").content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            if (broken := archive.testzip()) is not None:
                raise Lost(f"the archive of {self.slug} is broken at {broken}")
            text = archive.read("documents.json").decode()
        for name, pattern in SHOWN.items():
            if (said := _number(pattern, text)) and not self.known[name].may_be(said, marks[name]):
                self.ledger.tell(f"the archive of {self.slug} has {name} {said}, older than what was saved")
        for missing in [message for message in messages if message not in text]:
            self.ledger.tell(f"the archive of {self.slug} lacks '{missing}'")
        self.api.call("DELETE", "/api/site/takeaways/archive")
        self.ledger.count("archives")

    # Held to what was acknowledged ----------------------------------------------------------------------------------

    def marks(self, others_within_s: float = 0.0) -> dict[str, int]:
        return {name: self.known[name].mark(others_within_s) for name in SHOWN}

    def check_page(self, page: httpx.Response, marks: dict[str, int]) -> None:
        """`marks`: of the moment at which it was asked for."""
        for name, pattern in SHOWN.items():
            if not marks[name]:
                continue  # nothing of it was saved yet
            said = set(pattern.findall(page.text))
            if len(said) != 1 or not self.known[name].may_be(next(iter(said)), marks[name]):
                self.ledger.tell(f"/@{self.slug} shows {name} {sorted(said)}, acknowledged {self.known[name].last}")

    def check(self) -> None:
        """Everything that is kept of his, as his own screens would read it. Nobody writes meanwhile."""
        for section, said in self._said().items():
            if not self.known[section].may_be(said, self.known[section].mark()):
                self.ledger.tell(
                    f"{self.slug}: {section} is '{said[:90]}', acknowledged '{self.known[section].last[:90]}'"
                )
        self._check_messages()
        for shown in self._pictures:
            self._check_picture(shown["alt"])
        self.ledger.count("owners checked")

    def _said(self) -> dict[str, str]:
        home = self._stored("home")["languages"]["FR"]["texts"]
        about = self._stored("about")["languages"]["FR"]["texts"]
        if home["firstLine"] != home["headline"] or about["heading"] not in about["body"]:
            self.ledger.tell(f"{self.slug}: a save is half done: {home}, {about['heading']} / {about['body'][-40:]}")
        said = {"home": _number(LINE, home["headline"]), "about": _number(ABOUT, about["heading"])}
        if self._pictures:
            projects = self._stored("projects")["languages"]["FR"]["lists"]["projects"]
            said["projects"] = ",".join(each["image"] for each in projects)
        if self.known["draft"].last:
            drafts = self.api.call("GET", "/api/site/drafts").json()["drafts"]
            found = [
                each["content"]["languages"]["FR"]["texts"]["heading"] for each in drafts if each["section"] == "skills"
            ]
            said["draft"] = found[0].removeprefix("Brouillon ") if found else "none"
        return said

    def _check_messages(self) -> None:
        expected = set(self.messages)
        found: list[str] = []
        for folder in ("inbox", "spam"):
            after = ""
            while True:
                page = self.api.call("GET", "/api/site/messages", params={"folder": folder, "after": after}).json()
                found += [message["excerpt"] for message in page["messages"]]
                after = page["next"] or ""
                if not after:
                    break
        for text in expected:
            if (often := found.count(text)) != 1:
                self.ledger.tell(f"{self.slug}: the message '{text}' is there {often} times")

    def _check_picture(self, path: str) -> None:
        content = self.api.call("GET", path).content
        with Image.open(io.BytesIO(content)) as image:
            image.load()
        if self.kept.setdefault(path, content) != content:
            self.ledger.tell(f"{self.slug}: {path} is not what it was")

    def _stored(self, section: str) -> Any:
        return self.api.call("GET", f"/api/site/sections/{section}").json()

    def _save(self, section: str, value: str, content: dict[str, Any]) -> None:
        self.known[section].send(value)
        body = {"content": content, "shared": {"styles": {}, "settings": {}, "lists": {}}}
        self._saved(f"/api/site/sections/{section}/FR", body, section)
        self.known[section].acknowledge(value)

    def _saved(self, path: str, body: dict[str, Any], thing: str) -> Any:
        """Named by one key however often it is sent: a save whose answer was cut off is done once."""
        revision = self._revisions.get(thing, 0)
        condition = {"If-Match": f'"{revision}"'} if revision else {"If-None-Match": "*"}
        answer = self.api.call(
            "PUT", path, json=body, headers={**condition, "Idempotency-Key": uuid.uuid4().hex}
        ).json()
        self._revisions[thing] = int(answer["revision"])
        return answer


def _number(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[1] if found else ""
