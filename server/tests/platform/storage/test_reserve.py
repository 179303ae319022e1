"""The ballast: real bytes that a full disk gets back, made again when there is room, and nobody's loss."""

from pathlib import Path

import pytest

from vitrine.platform.storage import reserve
from vitrine.platform.storage.reserve import BALLAST, BALLAST_BYTES, LOW_BYTES, Reserve


def test_it_takes_its_room_and_gives_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Reserve(tmp_path)
    kept.fill()
    ballast = tmp_path / BALLAST
    assert ballast.stat().st_blocks * 512 >= BALLAST_BYTES, "a file with holes takes no room"
    kept.give_back()
    assert not ballast.exists()
    free = LOW_BYTES - 1
    monkeypatch.setattr(reserve.Reserve, "_free_bytes", lambda _self: free)
    assert kept.is_low() and not ballast.exists()
    free = LOW_BYTES + 2 * BALLAST_BYTES + 1
    assert not kept.is_low() and ballast.exists()


def test_it_may_be_deleted(tmp_path: Path) -> None:
    kept = Reserve(tmp_path)
    kept.fill()
    (tmp_path / BALLAST).unlink()
    kept.give_back()
    kept.fill()
    assert (tmp_path / BALLAST).exists()
