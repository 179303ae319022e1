"""The reader's process is begun once for all of these tests: each application would begin its own."""

from collections.abc import Iterator

import pytest

from vitrine.imports import reader
from vitrine.processes.child import Child


class _Lasting(Child):
    async def end(self) -> None:
        """Not before the last test."""


@pytest.fixture(scope="session")
def _lasting_child() -> Iterator[Child]:
    child = _Lasting(reader.MODULE)
    yield child
    child._kill()
    child._bury()


@pytest.fixture(autouse=True)
def _one_reader(monkeypatch: pytest.MonkeyPatch, _lasting_child: Child) -> None:
    monkeypatch.setattr(reader, "Child", lambda _module: _lasting_child)
