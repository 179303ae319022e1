"""Writes what a release is made of, for machines: a CycloneDX document beside the wheel. Called by `make dist`.

Read from the lock files and the build, so it needs no network and names no registry; the same sources give the same
bytes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any

from dist import LOCK, TARGET, declared_version, write_sums
from notice import bundled, fonts

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILDS = (WEB / "dist", WEB / "dist-render")
SPEC_VERSION = "1.6"
_LOCKED = re.compile(r"(?m)^([A-Za-z0-9._-]+)(?:\[[\w,-]+\])?==([^\s;]+)(?: ; (.+?))?(?: \\)?$")
Component = dict[str, Any]


def python_components(lock: str) -> list[Component]:
    """`lock` is the text of requirements.txt. A package of one platform alone is told with its condition."""
    found = []
    for name, version, condition in _LOCKED.findall(lock):
        purl = f"pkg:pypi/{name.lower().replace('_', '-')}@{version}"
        component: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
        if condition:
            component["properties"] = [{"name": "vitrine:only", "value": condition}]
        found.append(component)
    return found


def npm_components(lock: dict[str, Any], shipped: set[str]) -> list[Component]:
    """Of all that package-lock.json names, those that stand in the built pages."""
    found = []
    for name in sorted(shipped):
        locked = lock["packages"][f"node_modules/{name}"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{locked['version']}"
        group, _, short = name.rpartition("/")
        component: Component = {"type": "library", "bom-ref": purl, "name": short, "version": locked["version"]}
        if group:
            component["group"] = group
        algorithm, _, digest = locked["integrity"].partition("-")
        component["hashes"] = [
            {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}
        ]
        component["licenses"] = [{"expression": locked["license"]}]
        found.append({**component, "purl": purl})
    return found


def shipped_packages() -> set[str]:
    return {work.name for build in BUILDS for work in (*bundled(build), *fonts(build))}


def document(version: str, wheel: Path, components: list[Component]) -> str:
    own = f"pkg:pypi/vitrine@{version}"
    document: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC_VERSION,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "vitrine",
                "version": version,
                "purl": own,
                "licenses": [{"expression": "MIT"}],
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(wheel.read_bytes()).hexdigest()}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
    }
    # A number of its own for each content, and the same one for the same.
    document["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(document, sort_keys=True))}"
    return json.dumps(document, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def main(target: Path) -> int:
    version = declared_version()
    [wheel] = target.glob("*.whl")
    components = [
        *python_components((ROOT / LOCK).read_text("utf-8")),
        *npm_components(json.loads((WEB / "package-lock.json").read_text("utf-8")), shipped_packages()),
    ]
    file = target / f"vitrine-{version}-sbom.cdx.json"
    file.write_text(document(version, wheel, components), "utf-8")
    write_sums(target)
    print(f"{file} ({len(components)} packages)")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET))
