"""The second place where pages are kept: files of this node, for those that fell out of memory or a stop took away.

A file is of one very state of its site (`Site.state`), made by this very code: whatever was restored or updated since,
what stands in it is what would be rendered. One that is broken is not there, and a disk that takes none harms nobody.
Only what every visitor may see comes here.
"""

import asyncio
import contextlib
import hashlib
import json
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from functools import cached_property
from logging import getLogger
from pathlib import Path
from typing import NamedTuple

from vitrine.keyring import Keyring
from vitrine.logs import Seldom, reason_of
from vitrine.rendering.kept.cache import RenderedPage
from vitrine.rendering.renderer import BUNDLE
from vitrine.storage.reserve import free_bytes

FOLDER = "pages"
SUFFIX = ".page"
CODE = Path(__file__).parents[2]
DIGEST_BYTES = 16
KEPT_FREE_BYTES = 64 << 20  # of the disk, for what nobody could make again
FIRST_SWEEP_AFTER_S = 60.0
SWEEP_EVERY_S = 3600.0
UNFINISHED_AFTER_S = 600.0
FULL_SHARE = 0.8  # what a sweep leaves of the room, so that not every page begins the next one
log = getLogger(__name__)
_seldom = Seldom(log)

# The states of those of these sites that there are.
CurrentStates = Callable[[Collection[str]], Awaitable[Mapping[str, str]]]


class Place(NamedTuple):
    """Whose page, of which state, and what else makes it this one."""

    site_id: str
    state: str
    details: tuple[object, ...]


class _Found(NamedTuple):
    path: str
    site_id: str
    state: str
    used_at: float
    size: int


class PageFiles:
    def __init__(self, folder: Path, max_bytes: int, keyring: Keyring, current_states: CurrentStates) -> None:
        self._folder, self._max_bytes, self._current_states = folder / FOLDER, max_bytes, current_states
        # Another key may open a site's layout or not: its pages are others.
        self._key = keyring.derive("kept pages")
        self._written = 0
        self.hits, self.misses = 0, 0
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writing: set[asyncio.Task[None]] = set()

    async def get(self, place: Place) -> RenderedPage | None:
        if not self._max_bytes:
            return None
        page = await asyncio.to_thread(self._read, place)
        self.hits, self.misses = self.hits + (page is not None), self.misses + (page is None)
        return page

    def put_soon(self, place: Place, page: RenderedPage) -> None:
        """A page that is packed. Nobody waits for the disk."""
        if self._max_bytes:
            task = asyncio.create_task(asyncio.to_thread(self._write, place, page))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
            if self._written > self._max_bytes * (1 - FULL_SHARE):
                self.sweep_soon()

    async def written(self) -> None:
        """All that was to be put is."""
        await asyncio.gather(*self._writing)

    @cached_property
    def _made_by(self) -> bytes:
        """This very code and bundle: another version may make other pages of the same content."""
        digest = hashlib.blake2b(self._key)
        for path in (str(BUNDLE), *_modules(str(CODE))):
            with open(path, "rb", buffering=0) as file:
                digest.update(file.readall())
        return digest.digest()

    def _path(self, place: Place) -> Path:
        named = hashlib.blake2b(json.dumps(place).encode(), digest_size=DIGEST_BYTES, key=self._made_by).hexdigest()
        return self._folder / place.site_id[:2] / f"{place.site_id}-{place.state}-{named}{SUFFIX}"

    def _read(self, place: Place) -> RenderedPage | None:
        try:
            path = self._path(place)
            content = path.read_bytes()
            os.utime(path)  # those used last are kept longest
        except OSError:
            return None
        digest, content = content[:DIGEST_BYTES], content[DIGEST_BYTES:]
        if hashlib.blake2b(content, digest_size=DIGEST_BYTES).digest() != digest:
            return None
        head, _, packed = content.partition(b"\n")
        status, etag, headers = json.loads(head)
        pairs = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        return RenderedPage.from_packed(status, packed, pairs, etag.encode("latin-1"))

    def _write(self, place: Place, page: RenderedPage) -> None:
        headers = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in page.headers]
        head = json.dumps([page.status, page.etag.decode("latin-1"), headers]).encode()
        content = head + b"\n" + page.packed
        try:
            path = self._path(place)
            path.parent.mkdir(parents=True, exist_ok=True)
            free = free_bytes(self._folder)
            if free is not None and free < KEPT_FREE_BYTES:
                return
            unfinished = path.with_name(f"{secrets.token_hex(8)}.unfinished")
            with unfinished.open("xb") as file:
                file.write(hashlib.blake2b(content, digest_size=DIGEST_BYTES).digest() + content)
            unfinished.replace(path)
            self._written += len(content)
        except OSError as error:
            _seldom.warning("a page was not kept on the disk", reason=reason_of(error))

    def sweep_soon(self) -> None:
        self._wanted.set()

    def start(self) -> None:
        if self._max_bytes:
            self._task = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        await self.written()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep_sweeping(self) -> None:
        """Each node its own files, so no job of all nodes together. Several processes of one node do no harm."""
        pause = FIRST_SWEEP_AFTER_S
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wanted.wait()
            self._wanted.clear()
            pause = SWEEP_EVERY_S
            try:
                await self.sweep()
            except Exception as error:
                log.warning("kept pages were not swept", extra={"reason": reason_of(error)})

    async def sweep(self) -> int:
        """How many files went: of states that are over, of sites that are gone, then those not used longest."""
        self._written = 0
        found = await asyncio.to_thread(lambda: list(self._files()))
        states = await self._current_states({file.site_id for file in found}) if found else {}
        current = [file for file in found if states.get(file.site_id) == file.state]
        over = [file for file in found if states.get(file.site_id) != file.state]
        current.sort(key=lambda file: file.used_at, reverse=True)
        room = self._max_bytes * FULL_SHARE if sum(file.size for file in current) > self._max_bytes else self._max_bytes
        for file in current:
            room -= file.size
            if room < 0:
                over.append(file)
        await asyncio.to_thread(_remove, [file.path for file in over])
        return len(over)

    def _files(self) -> Iterator[_Found]:
        for path in self._folder.glob("*/*"):
            try:
                told = path.stat()
            except OSError:  # another process was faster
                continue
            site_id, _, rest = path.name.partition("-")
            if path.suffix == SUFFIX:
                yield _Found(str(path), site_id, rest.partition("-")[0], told.st_mtime, told.st_size)
            elif told.st_mtime < time.time() - UNFINISHED_AFTER_S:
                _remove([str(path)])


def _modules(folder: str) -> Iterator[str]:
    """Ours, in order; twice as fast as pathlib, and a start's first page waits for it."""
    with os.scandir(folder) as found:
        for entry in sorted(found, key=lambda entry: entry.name):
            if entry.name.endswith(".py"):
                yield entry.path
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _modules(entry.path)


def _remove(paths: Collection[str]) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            os.unlink(path)
