"""A site → a JSON Resume in one language, by the same description as it is read (mapping.py)."""

from typing import Any

from vitrine.content.catalogues import NETWORKS
from vitrine.content.describe import Section
from vitrine.content.in_step import all_said, are_one
from vitrine.content.sections import SECTIONS
from vitrine.content.shared_rules import is_written
from vitrine.transfer.imports.json_resume.mapping import (
    BULLET,
    CONTACT_LIST,
    CONTACT_SECTION,
    CONTACTS,
    KEYWORD_MAX_CHARS,
    KEYWORDS_BETWEEN,
    LEVEL_END,
    LISTS,
    TEXTS,
    ListLine,
)
from vitrine.transfer.interchange.fitting import Document

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
VERSION = "v1.0.0"


def write_json_resume(
    documents: dict[Any, Document], languages: list[str], *, owner_name: str, page_url: str, url: str, image: str
) -> Document:
    """`languages`: the one that is asked for, then those that stand in where nothing is written in it."""
    contents = {name: _written(SECTIONS[name], document, languages) for name, document in documents.items()}
    basics: Document = {
        line.key: owner_name if line.is_owner else contents[line.section]["texts"].get(line.text, "") for line in TEXTS
    }
    basics |= _contacts(documents[CONTACT_SECTION]["shared"]["lists"][CONTACT_LIST])
    basics.setdefault("url", page_url)
    if image:
        basics["image"] = image
    resume: Document = {"$schema": SCHEMA, "basics": {key: said for key, said in basics.items() if said}}
    for line in LISTS:
        if items := contents[line.section]["lists"].get(line.list_name):
            resume[line.key] = [_entry(line, item) for item in items]
    resume["meta"] = {"canonical": url, "version": VERSION}
    return resume


def _written(section: Section, document: Document, languages: list[str]) -> Document:
    """In the first that says anything; what is not translated there yet, in the next."""
    held, one_list = document["languages"], are_one(document)
    known = [code for code in languages if code in held]
    code = next((code for code in known if is_written(section, held[code], one_list=one_list)), known[0])
    return all_said(section, document, code, known)


def _entry(line: ListLine, item: Document) -> Document:
    entry: Document = {theirs: item.get(ours, "") for theirs, ours in line.fields.items()}
    if line.prose:
        paragraph, points, ours = line.prose
        lines = item.get(ours, "").split("\n")
        entry[paragraph] = "\n".join(each for each in lines if not each.startswith(BULLET)).strip()
        entry[points] = [each.removeprefix(BULLET) for each in lines if each.startswith(BULLET)]
    if line.words:
        level, words, ours = line.words
        before, between, after = item.get(ours, "").partition(LEVEL_END)
        entry[level] = before if between else ""
        entry[words] = _words(after if between else before)
    return {key: said for key, said in entry.items() if said}


def _words(said: str) -> list[str]:
    words = [word.strip() for word in said.split(KEYWORDS_BETWEEN.strip())]
    is_list = all(word and len(word) <= KEYWORD_MAX_CHARS and not word.endswith(".") for word in words)
    return words if is_list else [said]


def _contacts(entries: list[Document]) -> Document:
    """The first of each kind that `basics` has a word for; the others are profiles."""
    basics: Document = {}
    profiles: list[Document] = []
    keys = {network: key for key, network in CONTACTS.items()}
    for entry in entries:
        key, link = keys.get(entry["network"]), entry.get("link", "")
        plain = link.removeprefix("mailto:").removeprefix("tel:")
        if key == "phone":  # as people write it
            plain = entry.get("detail", "") or plain
        if key and key not in basics and plain and (key != "email" or "@" in plain):
            basics[key] = plain
        elif link or entry.get("detail"):
            named = entry.get("title", "") if entry["network"] == "website" else ""
            name = named or NETWORKS[entry["network"]]
            profile = {"network": name, "username": entry.get("detail", ""), "url": link}
            profiles.append({name: said for name, said in profile.items() if said})
    if profiles:
        basics["profiles"] = profiles
    return basics
