"""How often: enough to notice in `make test`; the whole figures of the reliability budget with FULL_SCALE=1."""

import os

IS_FULL = os.environ.get("FULL_SCALE") == "1"


def times(often: int, full: int) -> int:
    return full if IS_FULL else often
