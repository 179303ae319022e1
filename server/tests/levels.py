"""How much a run repeats: `make test`, `make test FULL=1`, `make test QUICK=1` (docs/testing.md)."""

import os

IS_FULL = os.environ.get("FULL") == "1"
IS_QUICK = os.environ.get("QUICK") == "1"


def usually(count: int, *, full: int) -> int:
    """How often something is tried: `full` times where proof by repetition is asked for."""
    return full if IS_FULL else count
