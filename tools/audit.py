"""Whether anything is known against the packages that Vitrine is made of: `make audit`.

Reads the lock files; asks PyPI's and npm's advisories. Ends with 0 when nothing is known, 1 when something is, and 2
when advisories could not be reached: then nobody knows. (`make` itself ends with 2 after either.)
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = ROOT / ".build" / "audit" / "bin" / "pip-audit"
LOCKS = ("requirements.txt", "requirements-test.txt", "requirements-node.txt", "requirements-uv.txt")
NOTHING, FOUND, OUT_OF_REACH = 0, 1, 2
PATIENCE_S = 300


class Verdict(NamedTuple):
    """`lines`: what is known against which package; or why nobody knows."""

    code: int
    lines: list[str]


def of_python(said: str, complained: str) -> Verdict:
    """pip-audit ends with 1 for both: only what it found is JSON."""
    read = _json(said)
    if read is None or "dependencies" not in read:
        return Verdict(OUT_OF_REACH, [_last_line(complained)])
    lines = [
        f"{package['name']} {package['version']}: {known['id']}"
        + (f", mended in {', '.join(known['fix_versions'])}" if known["fix_versions"] else "")
        for package in read["dependencies"]
        for known in package.get("vulns", [])
    ]
    unread = [package["skip_reason"] for package in read["dependencies"] if "skip_reason" in package]
    left = [f"{len(unread)} of {len(read['dependencies'])} were not looked up: {unread[0]}"] if unread else []
    if lines:
        return Verdict(FOUND, [*lines, *left])
    return Verdict(OUT_OF_REACH, left) if left else Verdict(NOTHING, [])


def of_npm(said: str, complained: str) -> Verdict:
    read = _json(said)
    if read is None or "vulnerabilities" not in read:
        reason = (read or {}).get("message") or _last_line(complained)
        return Verdict(OUT_OF_REACH, [str(reason)])
    lines = [f"{name} ({known['severity']}): {known['range']}" for name, known in read["vulnerabilities"].items()]
    return Verdict(FOUND if lines else NOTHING, lines)


def _json(said: str) -> dict[str, Any] | None:
    try:
        read = json.loads(said)
    except ValueError:
        return None
    return read if isinstance(read, dict) else None


def _last_line(complained: str) -> str:
    lines = [line for line in complained.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "no answer"


def _run(command: list[str], folder: Path) -> tuple[str, str]:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S)
    except subprocess.TimeoutExpired:
        return "", f"no answer in {PATIENCE_S} s"
    return done.stdout, done.stderr


def verdicts() -> dict[str, Verdict]:
    found = {}
    plainly = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json"]
    for lock in LOCKS:
        found[lock] = of_python(*_run([str(PIP_AUDIT), *plainly, f"--requirement={lock}"], ROOT))
    found["web/package-lock.json"] = of_npm(*_run(["npm", "audit", "--package-lock-only", "--json"], ROOT / "web"))
    return found


def main() -> int:
    found = verdicts()
    words = {NOTHING: "nothing is known", FOUND: "something is known", OUT_OF_REACH: "advisories could not be reached"}
    for lock, verdict in found.items():
        print(f"{lock}: {words[verdict.code]}")
        for line in verdict.lines:
            print(f"  {line}")
    codes = {verdict.code for verdict in found.values()}
    # What is known weighs more than what nobody could look up.
    return FOUND if FOUND in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
