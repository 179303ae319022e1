"""What was read of a library goes, and the library works on."""

import subprocess
import sys

SCRIPT = """
import re, ssl, sqlite3, pydantic_core, cryptography.hazmat.bindings._rust
from vitrine.processes.libraries import forget_libraries

def held_kb():
    return int(re.search(r"^Rss: +(\\d+)", open("/proc/self/smaps_rollup").read(), re.M)[1])

before = held_kb()
forget_libraries()
after = held_kb()
assert sqlite3.connect(":memory:").execute("SELECT upper('a')").fetchone() == ("A",)
assert pydantic_core.SchemaValidator({"type": "int"}).validate_python("7") == 7
assert ssl.create_default_context().verify_mode
print(before, after)
"""


def test_a_process_gives_back_what_it_read_of_its_libraries_and_still_uses_them() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    before, after = map(int, done.stdout.split())
    assert after < before * 0.9


def test_calls_are_made_without_what_hardly_one_needs_nor_are_the_models_of_openapi_built() -> None:
    """They were a tenth of a start. The API's document is written as before when it is asked for."""
    script = """
import sys
from vitrine.http.light_fastapi import read_fastapi_lightly
read_fastapi_lightly()
import vitrine.api
from fastapi.openapi.models import OpenAPI
for unneeded in ("email_validator.rfc_constants", "asyncpg", "httpx", "joserfc"):
    assert unneeded not in sys.modules, unneeded
assert not OpenAPI.__pydantic_complete__
print(len(vitrine.api.make_api().openapi()["paths"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 20
