"""Alembic's entry. The connection is handed over by storage.schema; there is no offline mode."""

from typing import Any, Literal

from alembic import context

import vitrine.migrations.tables  # noqa: F401  (registers every table)
from vitrine.platform.storage.base import Document, Moment, Table


def render(kind: str, value: Any, _autogenerate: Any) -> str | Literal[False]:
    # A migration must not change its meaning when our own types do.
    if kind == "type" and isinstance(value, Moment):
        return "sa.DateTime(timezone=True)"
    if kind == "type" and value is Document:
        return 'sa.JSON().with_variant(postgresql.JSONB(), "postgresql")'
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Table.metadata,
    render_item=render,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
