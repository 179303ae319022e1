"""Fixtures of imports and exports. See older.py."""

from tests.transfer.interchange.older import older_instance, older_workshop  # noqa: F401  (fixtures)
