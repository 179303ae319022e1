"""What an import of the API reads, and what it leaves for later."""

import subprocess
import sys


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
