"""Where the server's secret keys come from: the settings, or a file that only its user reads."""

from pathlib import Path

import pytest

from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import BadSetting, Settings


def test_without_keys_one_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = open_keyring(settings).derive("anything")
    kept = tmp_path / "data" / "secret.key"
    assert kept.stat().st_mode & 0o777 == 0o600 and len(kept.read_text()) >= 32
    assert open_keyring(settings).derive("anything") == key
    assert open_keyring(Settings(data=tmp_path / "other")).derive("anything") != key


def test_with_keys_no_file_is_made_and_the_newest_comes_first(tmp_path: Path) -> None:
    new, old = "n" * 32, "o" * 32
    keyring = open_keyring(Settings(data=tmp_path / "data", secret_keys=(new, old)))
    alone = open_keyring(Settings(data=tmp_path / "data", secret_keys=(old,)))
    assert keyring.derive_all("anything")[1] == alone.derive("anything") != keyring.derive("anything")
    assert not (tmp_path / "data").exists()


def test_a_short_key_refuses_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="VITRINE_SECRET_KEYS"):
        open_keyring(Settings(data=tmp_path, secret_keys=("n" * 32, "short")))
