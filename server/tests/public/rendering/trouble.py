"""The bundle that pages are made with, and beside it one that falls over certain words."""

import re
from pathlib import Path

import pytest

from vitrine.public.rendering.renderer import BUNDLE

# What a page may do to its renderer, by the word in a text that makes it.
TROUBLES = {
    "loops": "for (;;) {}",
    "heaps": "const all = []; for (;;) all.push({ number: [all.length] });",
    "buffers": "const all = []; for (;;) all.push(new Uint8Array(50_000_000).fill(1));",
    "throws": "throw new Error('a secret of the inside');",
    "dawdles": "const until = Date.now() + 700; while (Date.now() < until);",
}
_BESET = """
const sound = vitrineRender;
vitrineRender = {};
for (const name of ["renderPage", "renderNotice"])
  vitrineRender[name] = (input) => { %s return sound[name](input); };
"""


@pytest.fixture(scope="session")
def troubled_bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("troubled") / "render.js"
    falls = " ".join(f'if (input.includes("{word}")) {{ {does} }}' for word, does in TROUBLES.items())
    path.write_text(f"{BUNDLE.read_text('utf-8')};{_BESET % falls}", "utf-8")
    return path


def memory_of(process_id: int, what: str = "VmHWM") -> int:
    """In bytes; its peak unless told otherwise."""
    found = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{process_id}/status").read_text())
    assert found
    return int(found[1]) * 1024


def environment_of(process_id: int) -> str:
    return Path(f"/proc/{process_id}/environ").read_text()


def is_alive(process_id: int) -> bool:
    """A process that only waits to be buried is not."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
