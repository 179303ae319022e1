"""What a pytest run starts and writes ends with it, however it ends: a plugin of pytest, loaded by conftest.py.

`make test` has a sandbox of its own around all runners (tools/sandbox.py): this one is for a signal to pytest itself.
"""

import os
import tempfile
from contextlib import ExitStack

import pytest

from sandbox import Sandbox


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return  # a worker of xdist, which the process that started it ends
    opened = ExitStack()
    config.add_cleanup(opened.close)
    tempfile.tempdir = os.environ["TMPDIR"] = str(opened.enter_context(Sandbox()).folder)
