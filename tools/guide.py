"""Takes the pictures of the owner's guide anew, on a demo of its own: `make guide`. tools/guide.mjs says what of."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from PIL import Image

sys.path.append(str(Path(__file__).resolve().parent.parent / "bench"))
from site_under_test import ROOT, Server

PICTURES = ROOT / "docs" / "guide" / "pictures"
FREE_EMAIL = "elise@vitrine.example"
QUALITY = 72


def _free_account(server: Server, password: str) -> None:
    """Beside the demo's, which has paid."""
    account = {"userName": "Élise Maréchal", "email": FREE_EMAIL, "password": password}
    httpx.post(f"{server.url}/api/accounts", json=account, headers={"Origin": server.url}).raise_for_status()


def _shrink(folder: Path) -> None:
    for file in sorted(folder.glob("*/*.png")):
        target = PICTURES / file.parent.name / f"{file.stem}.webp"
        target.parent.mkdir(parents=True, exist_ok=True)
        with Image.open(file) as picture:
            picture.convert("RGB").save(target, quality=QUALITY, method=6)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1000} kB")


def main() -> int:
    chromium = os.environ.get("CHROMIUM") or str(ROOT / ".build" / "bin" / "chromium")
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        email, password = server.command("demo").split("sign in at /dashboard/login with ")[1].split(" and ")
        password = password.strip()
        _free_account(server, password)
        for address in (email, FREE_EMAIL):
            server.command("accounts", "confirm", address)
        words = ["node", str(ROOT / "tools" / "guide.mjs"), server.url, email, password, FREE_EMAIL, folder]
        subprocess.run(words, check=True, env={**os.environ, "CHROMIUM": chromium})
        _shrink(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
