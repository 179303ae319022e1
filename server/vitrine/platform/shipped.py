"""Where the built pages, the sentences and the files of docs/, of the demo and of deploy/ are: in the package when it
came as a wheel, else beside server/.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_IN_THE_WHEEL = _PACKAGE / "built"  # put there by tools/dist.py, never in a checkout
_TOP = _IN_THE_WHEEL if _IN_THE_WHEEL.is_dir() else _PACKAGE.parents[1]
WEB = _TOP / "web"
LOCALES = _TOP / "locales"
DOCS = _TOP / "docs"
DEMO = _TOP / "demo"
DEPLOY = _TOP / "deploy"
