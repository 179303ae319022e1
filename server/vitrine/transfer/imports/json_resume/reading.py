"""A JSON Resume → what it offers, in one language of the site. What has no place is listed by its own name."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from vitrine.content import describe
from vitrine.content.catalogues import spoken
from vitrine.content.sections import SECTIONS
from vitrine.platform import catalogue
from vitrine.transfer.imports.json_resume.mapping import (
    ABOUT_ITSELF,
    BULLET,
    CONTACT_LIST,
    CONTACT_SECTION,
    CONTACTS,
    KEYWORDS_BETWEEN,
    KNOWN_KEYS,
    LEVEL_END,
    LISTS,
    PICTURE_KEY,
    PICTURE_SECTION,
    PICTURE_SETTING,
    TEXTS,
    ListLine,
)
from vitrine.transfer.imports.proposal import NoPlace, Note, Offered, Proposal, Source
from vitrine.transfer.imports.reading.drawn import draw_stand_in
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fitting import Document
from vitrine.transfer.interchange.problems import DamagedFile
from vitrine.transfer.interchange.values import BadValue, data_url

_DATE = re.compile(r"(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?(?:T.*)?")
_NAMES = ("name", "institution", "organization", "title", "position", "language", "network")
_STILL = frozenset(("present", "current", "now", "aujourd'hui"))
_SAYS_CHARS = 80


def is_json_resume(document: Any) -> bool:
    return isinstance(document, dict) and (
        isinstance(document.get("basics"), dict) or any(isinstance(document.get(key), list) for key in KNOWN_KEYS[1:])
    )


def read_json_resume(
    resume: Document, language: str, source: Source = "json_resume"
) -> tuple[Proposal, dict[str, Callable[[], bytes]]]:
    reader = _Reader(Proposal(source), language)
    reader.read(resume)
    return reader.proposal, reader.contents


class _Reader:
    def __init__(self, proposal: Proposal, language: str) -> None:
        self.proposal, self._language = proposal, language
        self.contents: dict[str, Callable[[], bytes]] = {}
        self._no_place: Counter[str] = Counter()
        self._says: dict[str, list[str]] = {}

    def read(self, resume: Document) -> None:
        basics = resume.get("basics")
        self._basics(basics if isinstance(basics, dict) else {}, str((resume.get("meta") or {}).get("canonical", "")))
        mapped = {line.key for line in LISTS}
        for line in LISTS:
            self._list(line, resume.get(line.key))
        for key, value in resume.items():
            if key not in (*ABOUT_ITSELF, "basics", *mapped) and value not in (None, "", [], {}):
                self._leave(key, value)
        for name in list(self.proposal.sections):
            if heading := heading_of(name, self._language):
                self.proposal.content(name, self._language)["texts"]["heading"] = heading
        self.proposal.no_place += [
            NoPlace(name, count, ", ".join(self._says.get(name, ())[:3])) for name, count in self._no_place.items()
        ]

    def _basics(self, basics: Document, canonical: str) -> None:
        asked = {line.key for line in TEXTS}
        for line in TEXTS:
            if said := _text(basics.get(line.key)):
                self.proposal.content(line.section, self._language)["texts"][line.text] = said
        entries = []
        for key, network in CONTACTS.items():
            asked.add(key)
            written = _text(basics.get(key))
            # The page that such a file was written by is not another way to reach its owner.
            if written and not (key == "url" and canonical.startswith(written)):
                entries.append({"network": network, "detail": _shown(written), "link": written})
        for profile in _entries(basics.get("profiles")):
            asked.add("profiles")
            if entry := self._profile(profile):
                entries.append(entry)
        self._picture(basics.get(PICTURE_KEY))
        asked.add(PICTURE_KEY)
        if entries:
            shared = self.proposal.document(CONTACT_SECTION)["shared"]
            shared["lists"][CONTACT_LIST] = [
                {"id": self._id(CONTACT_LIST, "", entry), "title": "", **entry} for entry in entries
            ]
        for key, value in basics.items():
            if key not in asked and value not in (None, "", [], {}):
                self._leave(f"basics.{key}", value)

    def _profile(self, profile: Document) -> Document | None:
        name, user, url = (_text(profile.get(key)) for key in ("network", "username", "url"))
        if not (user or url):
            return None
        network = next(each for each in SECTIONS[CONTACT_SECTION].lists[0].fields if each.name == "network")
        known = values.choice(network, name) if isinstance(network, describe.Choice) and name else ""
        is_known = isinstance(network, describe.Choice) and known in network.values
        entry = {"network": known if is_known else "website", "detail": user or _shown(url), "link": url}
        return entry if is_known or not name else {**entry, "title": name}

    def _picture(self, written: Any) -> None:
        """Only one that is in the file: nobody is asked for files elsewhere."""
        if not _text(written):
            return
        try:
            content, name = data_url(written)
        except BadValue:
            self._leave(f"basics.{PICTURE_KEY}", written)
            return
        picture_id = self._offer(content, name or "portrait")
        self.proposal.document(PICTURE_SECTION)["shared"]["settings"][PICTURE_SETTING] = picture_id

    def _list(self, line: ListLine, written: Any) -> None:
        if not isinstance(written, list | None):
            raise DamagedFile
        entries = _entries(written)
        items: list[Document] = []
        for entry in entries:
            item = self._item(line, entry)
            if item:
                items.append({"id": self._id(line.list_name, self._language, item), **item})
        if items:
            self.proposal.content(line.section, self._language)["lists"][line.list_name] = items

    def _item(self, line: ListLine, entry: Document) -> Document:
        item: Document = {ours: said for theirs, ours in line.fields.items() if (said := _text(entry.get(theirs)))}
        asked = set(line.fields)
        for theirs, other in line.stands_in.items():
            if not item.get(line.fields[theirs]) and item.get(line.fields[other]):
                item[line.fields[theirs]] = item.pop(line.fields[other])
        if line.current:
            self._dates(line, item)
        if line.prose:
            paragraph, points, ours = line.prose
            asked |= {paragraph, points}
            lines = [_text(entry.get(paragraph)), *(BULLET + point for point in _texts(entry.get(points)))]
            item[ours] = "\n".join(part for part in lines if part)
        if line.words:
            level, words, ours = line.words
            asked |= {level, words}
            parts = (_text(entry.get(level)), KEYWORDS_BETWEEN.join(_texts(entry.get(words))))
            item[ours] = LEVEL_END.join(part for part in parts if part)
        for key, value in entry.items():
            if key not in asked and value not in (None, "", [], {}):
                self._leave(f"{line.key}.{key}", value)
        item = {name: said for name, said in item.items() if said not in ("", None)}
        if line.needs_picture and item:
            self._draw(line, item)
        return item

    def _dates(self, line: ListLine, item: Document) -> None:
        start, end = line.fields["startDate"], line.fields["endDate"]
        if item.get(end, "").lower() in _STILL:
            item.pop(end)
        item[line.current] = start in item and end not in item
        for name in (start, end):
            if name in item and (found := _DATE.fullmatch(item[name])):
                item[name] = "-".join(part for part in found.groups() if part)

    def _draw(self, line: ListLine, item: Document) -> None:
        """A project stands on the page by its picture, and these files have none: ours, until its owner has one."""
        name = str(item.get("title", ""))
        item["image"] = self._offer(draw_stand_in(name), "illustration.svg")
        self.proposal.notes.append(Note("drawn", line.section, self._language, f"{line.list_name}.image", name))

    def _offer(self, content: bytes, name: str) -> str:
        picture_id = hashlib.sha256(content).hexdigest()[:32]
        self.proposal.pictures[picture_id] = Offered(name, "image")
        self.contents[picture_id] = lambda: content
        return picture_id

    def _id(self, list_name: str, language: str, item: Document) -> str:
        """The same for the same entry: the same file imported twice brings nothing twice."""
        said = json.dumps([list_name, language, item], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()[:32]

    def _leave(self, name: str, value: Any) -> None:
        entries = value if isinstance(value, list) else [value]
        self._no_place[name] += len(entries)
        said = self._says.setdefault(name, [])
        for entry in entries[:3]:
            if isinstance(entry, dict):
                entry = next((entry[key] for key in _NAMES if _text(entry.get(key))), "")
            if written := _text(entry):
                said.append(written[:_SAYS_CHARS])


def _entries(written: Any) -> list[Document]:
    return [entry for entry in written if isinstance(entry, dict)] if isinstance(written, list) else []


def _texts(written: Any) -> list[str]:
    return [said for entry in written if (said := _text(entry))] if isinstance(written, list) else []


def _text(written: Any) -> str:
    if isinstance(written, bool) or not isinstance(written, str | int | float):
        return ""
    return str(written).strip()


def _shown(address: str) -> str:
    """'https://elise.example/' as people say it."""
    return re.sub(r"^(https?://(www\.)?|mailto:|tel:)", "", address).rstrip("/")


_HEADED = ("about", "projects", "skills", "experience", "testimonials", "contact")


def heading_of(section: str, language: str) -> str | None:
    """English for other languages, as on their pages; None of a section that has no heading to give."""
    if section not in _HEADED:
        return None
    found = catalogue.found_sentences("page", spoken(language).lower())
    return found[f"sections/{section}/name"].entry.translations[0]
