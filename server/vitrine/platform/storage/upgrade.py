"""Alembic's part of bringing the database up; apart from schema.py, since most starts need none of it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parents[2] / "migrations"


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def known_versions() -> list[str]:
    """Newest first."""
    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")
