"""How FastAPI is read (by app.py, once pages are answered) without what hardly a request needs.

Our own functions import what is seldom needed themselves: asyncpg (storage/postgres.py), httpx and joserfc
(domains/proof.py, accounts/openid/provider.py).
"""

import sys

from pydantic import BaseModel


def read_fastapi_lightly() -> None:
    """FastAPI describes all of OpenAPI in models: these are built when the API's document is first asked for.

    A quarter of what FastAPI takes.
    """
    if "fastapi" in sys.modules:
        return
    BaseModel.model_config["defer_build"] = True
    sys.modules["email_validator"] = None  # type: ignore[assignment]  # it does without; accounts/addresses.py reads it
    try:
        import fastapi.openapi.models  # noqa: F401  (so that it is built now, under the two settings above)
    finally:
        del sys.modules["email_validator"], BaseModel.model_config["defer_build"]
