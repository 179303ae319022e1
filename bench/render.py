"""What a page costs after a save, step by step: `python bench/render.py [TREE …]`, each tree a checkout that was built.

With several trees they take turns within one run, so that a slow moment of the machine meets all of them. Processor
time, of the server and of its renderer: what the clock says on a busy machine is the others' time.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))

# Runs inside the tree that it measures, on a demo site that the same tree made.
MEASURE = r"""
import asyncio, glob, json, os, time
from sqlalchemy import select
from vitrine.platform.keyring import open_keyring
from vitrine.public.rendering import pages
from vitrine.public.rendering.assets import Manifest, compressed
from vitrine.public.rendering.renderer import Renderer
from vitrine.public.rendering.snapshot import read_snapshot
from vitrine.platform.settings import read_settings
from vitrine.sites.site.tables import Site
from vitrine.platform.storage.database import Database

WARM, TIMES = 25, 40
taken, longest = {}, []

def child_s(pids):
    threads = [path for pid in pids for path in glob.glob(f"/proc/{pid}/task/*/schedstat")]
    return sum(int(open(path).read().split()[0]) for path in threads) / 1e9

class Step:
    def __init__(self, name): self.name = name
    def __enter__(self): self.began = time.process_time()
    def __exit__(self, *_): taken.setdefault(self.name, []).append((time.process_time() - self.began) * 1000)

def watch_turns():
    run = asyncio.Handle._run
    def timed(self):
        began = time.thread_time()
        run(self)
        turns.append((time.thread_time() - began) * 1000)
    asyncio.Handle._run = timed
turns = []

async def main():
    settings = read_settings(os.environ)
    database, keyring = Database(settings.resolved_database_url), open_keyring(settings)
    manifest, renderer = Manifest(), Renderer()
    async with database.reading() as session:
        site_id = await session.scalar(select(Site.id))
    watch_turns()
    for number in range(WARM + TIMES):
        if number == WARM:
            taken.clear()
            longest.clear()
        await asyncio.sleep(0)  # what follows is in turns of its own
        turns.clear()
        with Step("stored site read"):
            async with database.reading() as session:
                site = await session.get(Site, site_id)
                snapshot = await read_snapshot(session, keyring, site, "/home", "FR")
        before = child_s(renderer.process_ids)
        with Step("asked of the renderer and taken back"):
            rendered = await renderer.page(snapshot, "FR")
        if before:
            used = (child_s(renderer.process_ids) - before) * 1000
            taken.setdefault("renderer's process: JSON, rules, React", []).append(used)
        with Step("document around it"):
            policy = pages.content_security_policy(styles=[pages.csp_hash(rendered.css)])
            linked = manifest.site(snapshot["option"])
            html, _tag = pages.page_document(
                rendered, linked, policy, origin="https://example.org", canonical_base="/home", is_negotiated=False
            )
        await asyncio.sleep(0)
        longest.append(max(turns))
        for encoding in ("zstd", "br", "gzip"):
            with Step(f"compressed: {encoding}"):
                compressed(html, encoding)
    await renderer.close()
    await database.close()
    best = {name: sorted(each)[len(each) // 4] for name, each in taken.items()}
    best["longest turn of the event loop"] = sorted(longest)[len(longest) // 4]
    print(json.dumps(best))

asyncio.run(main())
"""


def run_in(tree: Path, data: str, *command: str, **settings: str) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VITRINE_")}
    environment |= {"VITRINE_DATA": data, "PYTHONPATH": str(tree / "server"), **settings}
    done = subprocess.run([sys.executable, *command], env=environment, cwd=data, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{tree}: {done.stderr[-2000:]}")
    return done.stdout


def main() -> int:
    trees = [Path(one).resolve() for one in sys.argv[1:]] or [ROOT]
    with tempfile.TemporaryDirectory() as folder:
        run_in(trees[-1], folder, "-c", "from vitrine.cli.main import main; main(['demo'])")
        rounds: list[list[dict[str, float]]] = [[] for _ in trees]
        for _ in range(ROUNDS):
            for one, tree in zip(rounds, trees, strict=True):
                one.append(json.loads(run_in(tree, folder, "-c", MEASURE)))
    print(f"A page of the demo rendered anew, ms of processor, middle of {ROUNDS}")
    for name in rounds[0][0]:
        cells = [statistics.median(measured[name] for measured in one) for one in rounds]
        print(f"  {name:40}" + "".join(f"{cell:>10.2f}" for cell in cells))
    return 0


if __name__ == "__main__":
    sys.exit(main())
