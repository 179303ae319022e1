"""The static gates, two at a time: `make check`. Prints a line per gate, and the output of those that failed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCKED_LINE = re.compile(r"[\w.-]+(\[[\w,-]+\])?==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?| +#.*")


def web_tool(path: str, *words: str) -> tuple[Path, list[str]]:
    return WEB, ["node", f"node_modules/{path}", *words]


def gates() -> dict[str, tuple[Path, list[str]]]:
    """Slowest first, so that the two lanes end together."""
    python = sys.executable
    return {
        "mypy": (ROOT, ["mypy"]),
        "tsc": web_tool("typescript-native/bin/tsc"),
        "generated files are fresh": (ROOT, [python, "tools/generate.py", "--check"]),
        "knip": web_tool("knip/bin/knip.js", "--no-progress"),
        "web arrows": web_tool("dependency-cruiser/bin/dependency-cruiser.mjs", "src", "--output-type", "err"),
        "server arrows": (ROOT, ["lint-imports", "--cache-dir", ".build/import_linter"]),
        "server imports have no circle": (ROOT, [python, "tools/check.py", "--circles"]),
        "biome": web_tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
        "ruff": (ROOT, ["ruff", "check", "--quiet", "--output-format=concise"]),
        "ruff format": (ROOT, ["ruff", "format", "--check", "--quiet"]),
        "catalogues": (ROOT, [python, "tools/catalogues.py", "--check"]),
        "the table of attacks is whole": (ROOT, [python, "tools/attacks.py", "--check"]),
        "NOTICE names what is shipped": (ROOT, [python, "tools/notice.py", "--check"]),
        "sheets keep to the scale": (ROOT, [python, "tools/sheets.py"]),
        "references resolve": (ROOT, [python, "tools/references.py"]),
        "lock files name no host": (ROOT, [python, "tools/check.py", "--locks"]),
    }


def check_locks() -> int:
    """A lock file that names a registry works only where that registry is reached."""
    wrong = [
        f"{lock.name}:{number}: {line}"
        for lock in sorted(ROOT.glob("requirements*.txt"))
        for number, line in enumerate(lock.read_text().splitlines(), 1)
        if not LOCKED_LINE.fullmatch(line)
    ]
    if '"resolved":' in (WEB / "package-lock.json").read_text():
        wrong.append("web/package-lock.json: has 'resolved' addresses")
    if re.search(r"^\s*(@\S+:)?registry\s*=", (WEB / ".npmrc").read_text(), re.MULTILINE):
        wrong.append("web/.npmrc: names a registry")
    print("\n".join(wrong))
    return 1 if wrong else 0


def check_circles() -> int:
    """import-linter's layers are about packages: files of one layer could still need each other in a circle."""
    graph = grimp.build_graph("vitrine", cache_dir=str(ROOT / ".build" / "grimp"))
    try:
        TopologicalSorter({name: graph.find_modules_directly_imported_by(name) for name in graph.modules}).prepare()
    except CycleError as error:
        print(" is imported by ".join(error.args[1]))
        return 1
    return 0


def run_gate(name: str, folder: Path, command: list[str]) -> bool:
    started = time.monotonic()
    env = {**os.environ, "NO_COLOR": "1", "TERM": "dumb"}
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    seconds = time.monotonic() - started
    if done.returncode:
        print(f"✗ {name} ({seconds:.1f} s): {' '.join(command)}\n{done.stdout}", flush=True)
    else:
        print(f"✓ {name} ({seconds:.1f} s)", flush=True)
    return done.returncode == 0


def run_gates() -> dict[str, bool]:
    with ThreadPoolExecutor(max_workers=min(4, os.cpu_count() or 2)) as lanes:
        return dict(zip(gates(), lanes.map(lambda gate: run_gate(gate[0], *gate[1]), gates().items()), strict=True))


if __name__ == "__main__":
    if "--locks" in sys.argv:
        sys.exit(check_locks())
    if "--circles" in sys.argv:
        sys.exit(check_circles())
    results = run_gates()
    report = next((word.partition("=")[2] for word in sys.argv if word.startswith("--report=")), None)
    if report:
        Path(report).write_text(json.dumps(results))
    failed = list(results.values()).count(False)
    print(f"gates: {len(results) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
