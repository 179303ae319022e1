"""Translators' files are parsed in processes of their own, one of each site, with bounded memory and time."""

from contextlib import AbstractContextManager

from vitrine.platform.processes.pool import ChildPool
from vitrine.sites.site.translations.files import BroughtFile, ImportedText, UnreadableFile

MODULE = "vitrine.sites.site.translations.worker_main"
READERS = 2
# What a file may cost is the processor's time (worker_main.py). The clock only ends what the machine has no time for.
MAX_READ_S = 30.0
MAX_EXPECTED = 8


class TextsReader:
    """A process is begun by a file and ended with it: nobody brings files all day."""

    def __init__(self, *, module: str = MODULE) -> None:
        self._pool = ChildPool(
            module,
            children=READERS,
            idle_s=0,
            each=1,
            in_all=MAX_EXPECTED,
            retry_after_s=10,
            job="a translator's file",
            too_much=lambda: UnreadableFile(reason="length"),
        )

    def expect(self, site_id: str) -> AbstractContextManager[None]:
        """While a site's file arrives, waits and is read: one of each at a time, and a few in all."""
        return self._pool.slot(site_id)

    async def read(self, path: str) -> BroughtFile:
        answer, _ = await self._pool.ask({"path": path}, [], MAX_READ_S)
        if "problem" in answer:
            raise UnreadableFile(**answer["problem"])
        return BroughtFile(answer["source"], answer["target"], [ImportedText(*text) for text in answer["texts"]])

    async def close(self) -> None:
        await self._pool.close()
