"""Where files stand. What was once answered at an address is all that ever is, so browsers may keep it for ever.

    /media/{name}.{ext}                    an upload; its name is how its content's hash begins
    /media/{name}/{edition}/{width}.{ext}  a smaller copy of it
    /media/{hash}.{ext}                    either, by its whole hash: what pages named before they were made light

A page names a dozen copies of each picture: with hashes of their own these were half of what travelled. An edition
stands for all copies of an upload: made again, by a newer encoder, they are other files and stand elsewhere.
"""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.sites.media.kinds import EXTENSIONS
from vitrine.sites.media.tables import Blob, Variant

# Should anybody ever make a file whose hash begins like another's, the one that was there first keeps the name.
NAME_LETTERS = 16
_EDITION_LETTERS = 6
_TYPES = {extension: content_type for content_type, extension in EXTENSIONS.items()}

_WHOLE = re.compile(r"([0-9a-f]{64})\.([a-z]{3,4})")
_SHORT = re.compile(r"([0-9a-f]{16})\.([a-z]{3,4})")
_COPY = re.compile(r"([0-9a-f]{16})/([0-9a-f]{6})/([1-9][0-9]{0,5})\.([a-z]{3,4})")


@dataclass(frozen=True)
class Copies:
    """Smaller copies of an upload: their edition, and their widths by ending, the smallest format first."""

    edition: str
    widths: dict[str, list[int]]


def media_url(content_hash: str, content_type: str) -> str:
    return f"/media/{content_hash[:NAME_LETTERS]}.{EXTENSIONS[content_type]}"


def edition_of(file_hashes: Iterable[str]) -> str:
    return hashlib.sha256("".join(sorted(file_hashes)).encode()).hexdigest()[:_EDITION_LETTERS]


async def hash_at(session: AsyncSession, path: str) -> str | None:
    """The whole hash of the file that `path`, which is what follows /media/, names. Its ending is looked at later."""
    if whole := _WHOLE.fullmatch(path):
        return whole[1]
    if short := _SHORT.fullmatch(path):
        return await _upload(session, short[1])
    if copy := _COPY.fullmatch(path):
        return await _copy(session, copy[1], copy[2], int(copy[3]), _TYPES.get(copy[4], ""))
    return None


def _begins_with(name: str) -> ColumnElement[bool]:
    return Blob.hash.between(name, name + "f" * (64 - NAME_LETTERS))


async def _upload(session: AsyncSession, name: str) -> str | None:
    return await session.scalar(
        select(Blob.hash).where(_begins_with(name)).order_by(Blob.stored_at, Blob.hash).limit(1)
    )


async def _copy(session: AsyncSession, name: str, edition: str, width: int, content_type: str) -> str | None:
    query = (
        select(Blob.hash, Variant.content_type, Variant.width, Variant.file_hash)
        .outerjoin(Variant, Variant.blob_hash == Blob.hash)
        .where(_begins_with(name))
        .order_by(Blob.stored_at, Blob.hash)
    )
    rows = (await session.execute(query)).all()
    copies = {(row[1], row[2]): row[3] for row in rows if row[0] == rows[0][0] and row[3]}
    return copies.get((content_type, width)) if edition_of(copies.values()) == edition else None
