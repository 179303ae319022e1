"""The demo as `vitrine demo` makes it, for a journey: one drawing stands for its photographs, which take a minute."""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from vitrine.cli import demo, main

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h450v600H0z"/></svg>'

with TemporaryDirectory() as folder:
    small = Path(folder) / "demo"
    shutil.copytree(demo.DEMO, small, ignore=shutil.ignore_patterns("sources"))
    for picture in (small / "pictures").glob("*.jpg"):
        picture.write_bytes(DRAWING)
    demo.DEMO = small
    demo.EMAIL = sys.argv[1]  # its owner's: one server may have several
    sys.exit(main.main(["demo"]))
