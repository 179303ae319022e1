"""The operator's Markdown files, read when they are first asked for and again when one has changed.

`conditions.fr.md` in the folder of VITRINE_TEXTS is the terms in French. A language without a file gets another's.
Pages are made of them by public/landing/; whoever needs to know which terms hold asks `texts_of(settings.texts)`.
"""

import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, get_args

from vitrine.content.catalogues import SPOKEN_LANGUAGES
from vitrine.platform.logs import reason_of

Kind = Literal["accueil", "conditions", "confidentialite", "mentions-legales"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PAGES = KINDS[1:]  # those with an address of their own; the first stands on the landing page
LANGUAGES = tuple(SPOKEN_LANGUAGES)  # the ones that we speak ourselves, English first: it stands in for a missing one
MAX_BYTES = 500_000
LOOKED_AT_EVERY_S = 1.0
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Text:
    """One file. `revision` is of its words: other words, another revision."""

    kind: Kind
    language: str
    title: str  # its first line, where that is a heading
    body: str
    revision: str

    @property
    def address(self) -> str:
        return f"/{self.language.lower()}/{self.kind}"

    @cached_property
    def html(self) -> str:
        from vitrine.accounts.instance_texts.markdown import (
            as_html,  # whoever asks for a revision alone need not read the library
        )

        return as_html(self.body)


def parse_text(kind: Kind, language: str, written: str) -> Text:
    first, _, rest = written.lstrip("\ufeff \t\r\n").partition("\n")
    has_title = first.startswith("# ")
    return Text(
        kind=kind,
        language=language,
        title=first.removeprefix("# ").strip(" #\t\r") if has_title else "",
        body=rest if has_title else written,
        revision=hashlib.sha256(written.encode()).hexdigest()[:16],
    )


class Texts:
    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._clock = folder, clock
        self._seen: dict[str, tuple[int, int]] = {}  # by a file's name: when it was written, how long it is
        self._texts: dict[tuple[Kind, str], Text] = {}
        self._look_again_at = 0.0
        self._revision = ""

    def get(self, kind: Kind, language: str) -> Text | None:
        """In this language, or in the one that stands in for it; None: the operator wrote no such text."""
        self._look()
        for code in (language.upper(), *LANGUAGES):
            if (found := self._texts.get((kind, code))) is not None:
                return found
        return None

    def terms(self, language: str) -> Text | None:
        """What somebody who signs up accepts: `address` and `revision` say which."""
        return self.get("conditions", language)

    def languages(self, kind: Kind) -> tuple[str, ...]:
        self._look()
        return tuple(code for code in LANGUAGES if (kind, code) in self._texts)

    @property
    def revision(self) -> str:
        """Of all of them."""
        self._look()
        return self._revision

    def _look(self) -> None:
        """A few names and dates, once a second at most: pages ask at every visit."""
        if self._folder is None or (moment := self._clock()) < self._look_again_at:
            return
        self._look_again_at = moment + LOOKED_AT_EVERY_S
        found = {}
        for kind in KINDS:
            for language in LANGUAGES:
                try:
                    there = (self._folder / file_name(kind, language)).stat()
                except OSError:
                    continue
                found[file_name(kind, language)] = (there.st_mtime_ns, there.st_size)
        if found != self._seen:
            self._seen = found
            self._read(self._folder)

    def _read(self, folder: Path) -> None:
        self._texts = {}
        for kind in KINDS:
            for language in LANGUAGES:
                name = file_name(kind, language)
                if name not in self._seen:
                    continue
                try:
                    self._texts[(kind, language)] = read_text(folder, kind, language)
                except (OSError, ValueError) as error:
                    log.error("a text of the operator's is not shown", extra={"file": name, "reason": reason_of(error)})
        revisions = "\n".join(f"{kind} {code} {text.revision}" for (kind, code), text in self._texts.items())
        self._revision = hashlib.sha256(revisions.encode()).hexdigest()[:16]


def file_name(kind: Kind, language: str) -> str:
    return f"{kind}.{language.lower()}.md"


def read_text(folder: Path, kind: Kind, language: str) -> Text:
    """ValueError: it is no UTF-8, or too long to be a page."""
    path = folder / file_name(kind, language)
    if path.stat().st_size > MAX_BYTES:
        raise ValueError(f"longer than {MAX_BYTES // 1000} kB")
    return parse_text(kind, language, path.read_text("utf-8"))


@cache  # one per folder and process
def texts_of(folder: Path | None) -> Texts:
    return Texts(folder)
