"""The demo as `vitrine demo` makes it, for a journey: one drawing stands for its photographs, which take a minute.

Of each list the first and the last item: a journey does with every item what it does with two, and with FULL it does.
"""

import json
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from vitrine.cli import demo, main

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h450v600H0z"/></svg>'


def shorten(folder: Path) -> None:
    site = demo.read_demo()
    del site["sections"]["appearance"]  # made of what stands beside the sections, each time
    for section in site["sections"].values():
        for content in (section["shared"], *section["languages"].values()):
            for items in content["lists"].values():
                del items[1:-1]
    # What the other files add stands in it now.
    for name, content in {"site": site, "more": {}, "pages": {}}.items():
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8")


with TemporaryDirectory() as folder:
    small = Path(folder) / "demo"
    shutil.copytree(demo.DEMO, small, ignore=shutil.ignore_patterns("sources"))
    for picture in (small / "pictures").glob("*.jpg"):
        picture.write_bytes(DRAWING)
    demo.DEMO = small
    if not os.environ.get("FULL"):
        shorten(small)
    demo.EMAIL = sys.argv[1]  # its owner's: one server may have several
    sys.exit(main.main(["demo"]))
