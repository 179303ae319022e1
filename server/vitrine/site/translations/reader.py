"""Translators' files are parsed in processes of their own, one of each site, with bounded memory and time."""

import logging

from vitrine.errors import Unavailable
from vitrine.http.expected import Expected
from vitrine.processes.child import Child, Fell, TookTooLong
from vitrine.processes.turns import Turns
from vitrine.site.translations.files import Brought, BroughtFile, UnreadableFile

log = logging.getLogger(__name__)
MODULE = "vitrine.site.translations.worker_main"
READERS = 2
# What a file may cost is the processor's time (worker_main.py). The clock only ends what the machine has no time for.
MAX_READ_S = 30.0
MAX_EXPECTED = 8


class TextsReader:
    """A process is begun by a file and ended with it: nobody brings files all day."""

    def __init__(self) -> None:
        self._turns = Turns([Child(MODULE) for _ in range(READERS)])
        self._expected = Expected(each=1, in_all=MAX_EXPECTED, seconds=10)

    async def read(self, site_id: str, content: str) -> BroughtFile:
        with self._expected.place(site_id):
            turn = await self._turns.take()
            try:
                answer, _ = await turn.child.ask({}, [content.encode()], MAX_READ_S, is_ended_when_left=True)
            except TookTooLong:
                log.warning("the machine had no time for a translator's file")
                raise Unavailable from None
            except Fell:
                log.warning("a translator's file was too much for its reader")
                raise UnreadableFile(reason="length") from None
            finally:
                try:
                    await turn.child.end()
                finally:
                    self._turns.give(turn)
        if "problem" in answer:
            raise UnreadableFile(**answer["problem"])
        return BroughtFile(answer["source"], answer["target"], [Brought(*text) for text in answer["texts"]])

    async def close(self) -> None:
        for child in self._turns.children:
            await child.end()
