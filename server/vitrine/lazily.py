"""Modules that no start and hardly a request needs: they are read when first used, so that a start stays quick.

For a module used all over a file; where one function needs it, an import inside that function says the same.
"""

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from typing import Any

from pydantic import BaseModel


def lazily(name: str) -> Any:
    """The module itself; its code runs at the first look at one of its names."""
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(name)
    loader = spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[name] = module
    loader.exec_module(module)
    return module


def fastapi_lightly() -> None:
    """FastAPI describes all of OpenAPI in models: these are built when the API's document is first asked for.

    Called before anything else imports FastAPI: a tenth of a start.
    """
    BaseModel.model_config["defer_build"] = True
    sys.modules["email_validator"] = None  # type: ignore[assignment]  # it does without; accounts/addresses.py reads it
    try:
        import fastapi.openapi.models  # noqa: F401  (so that it is built now, under the two settings above)
    finally:
        del sys.modules["email_validator"], BaseModel.model_config["defer_build"]
