"""versions.jsonl: what each save left of a place of the site, a line each, the oldest first (sites/site/versions/)."""

import json
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.database import Database
from vitrine.sites.site.versions.keeping import SETTINGS, VersionDocument, unpack
from vitrine.sites.site.versions.tables import Version
from vitrine.sites.tiers.seal import open_layout

AT_ONCE = 100


async def version_lines(database: Database, keyring: Keyring, site_id: str) -> AsyncIterator[bytes]:
    """In batches: a site may have as many as its room for them holds."""
    last: int | None = None
    while True:
        query = select(Version).where(Version.site_id == site_id).order_by(Version.number).limit(AT_ONCE)
        async with database.reading() as session:
            batch = list(await session.scalars(query if last is None else query.where(Version.number > last)))
        for version in batch:
            yield (json.dumps(_version_record(keyring, version), ensure_ascii=False) + "\n").encode()
        if len(batch) < AT_ONCE:
            return
        last = batch[-1].number


def _version_record(keyring: Keyring, version: Version) -> dict[str, Any]:
    return {
        "number": version.number,
        "section": version.section,
        "language": version.language,
        "savedAt": version.saved_at.isoformat(),
        "origin": version.origin,
        "isByOperator": version.saved_by is None,
        "document": _opened(keyring, version),
    }


def _opened(keyring: Keyring, version: Version) -> VersionDocument:
    document = unpack(version.document)
    if version.section != SETTINGS:
        return document
    sealed = document.pop("sealedLayout")  # ours alone can open it
    return {**document, "layout": open_layout(keyring, version.site_id, sealed)}
