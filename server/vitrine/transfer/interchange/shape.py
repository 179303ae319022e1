"""The file: collections of documents, nested sub-collections. docs/decisions/interchange.md describes it.

Read generously, since many tools write such exports: a collection is a list of documents or an object by id, and
sub-collections stand among a document's fields or below one key of their own.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vitrine.content.documents import COLLECTIONS, EXPORT_VERSION, ID, MADE_BY, MESSAGES, SITES, USERS
from vitrine.platform.errors import Refused
from vitrine.transfer.interchange.report import Report, shown

Fields = dict[str, Any]
_NESTED = ("__collections__", "subcollections", "subCollections")


@dataclass(frozen=True)
class Entry:
    """A document of a collection: its id, where the file has one, and whatever it holds."""

    id: str
    path: str
    value: Any


@dataclass(frozen=True)
class OlderFile:
    site: Fields
    users: list[Fields]
    messages: list[Entry]
    is_ours: bool


def _flat(fields: Fields) -> Fields:
    flat = {key: value for key, value in fields.items() if key not in _NESTED}
    for key in _NESTED:
        nested = fields.get(key)
        if isinstance(nested, dict):
            flat.update(nested)
    return flat


def parsed(value: Any) -> Any:
    """Lists and objects also come as JSON strings; what is none is answered as it is."""
    if isinstance(value, str) and value.strip()[:1] in ("[", "{"):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def entries(collection: Any, path: str, report: Report) -> Iterator[Entry]:
    """The documents of a collection in the file's order."""
    collection = parsed(collection)
    if collection in (None, "", [], {}):
        return
    if isinstance(collection, dict):
        for key, value in collection.items():
            yield Entry(key, f"{path}.{key}", value)
    elif isinstance(collection, list):
        for index, value in enumerate(collection):
            own_id = value.get(ID, "") if isinstance(value, dict) else ""
            yield Entry(own_id if isinstance(own_id, str) else "", f"{path}[{index}]", value)
    else:
        report.leave_out(path, f"{shown(collection)} is no list of documents")


def _documents(collection: Any, path: str, report: Report) -> list[Entry]:
    if isinstance(collection, dict) and not all(isinstance(entry, dict) for entry in collection.values()):
        collection = [collection]  # not by id: the one document itself
    found = []
    for entry in entries(collection, path, report):
        if isinstance(entry.value, dict):
            found.append(Entry(entry.id, entry.path, _flat(entry.value)))
        else:
            report.leave_out(entry.path, f"{shown(entry.value)} is no document")
    return found


def _version(whole: Fields) -> int:
    version = whole.pop(MADE_BY, 0)
    if not isinstance(version, int) or version > EXPORT_VERSION:
        raise Refused(f"the file was written by a newer Vitrine (its version is {shown(version)}): update this one")
    return version


def read_file(content: bytes, report: Report) -> OlderFile:
    try:
        whole = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise Refused(f"the file is not JSON in UTF-8: {shown(str(error))}") from None
    if not isinstance(whole, dict):
        raise Refused('the file holds no collections: it must be an object such as {"data": …, "users": …}')
    return read_document(whole, report)


def read_document(whole: Fields, report: Report) -> OlderFile:
    """The same, of what was parsed already."""
    whole = _flat(whole)
    version = _version(whole)
    for name in whole.keys() - set(COLLECTIONS):
        report.leave_out(name, "not a collection of the older product")
    sites = _documents(whole.get(SITES), SITES, report)
    if not sites:
        raise Refused(f'the file has no document in "{SITES}": there is no site to import')
    for other in sites[1:]:
        report.leave_out(other.path, f"only the first document of {SITES} is a site")
    users = [entry.value for entry in _documents(whole.get(USERS), USERS, report)]
    return OlderFile(sites[0].value, users, _documents(whole.get(MESSAGES), MESSAGES, report), is_ours=version > 0)
