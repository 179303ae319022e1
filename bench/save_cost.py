"""What a save of a section costs: `python bench/save_cost.py [--postgresql] [TREE …]`, trees with the demo in them.

With several trees they take turns within one run, each on a demo site that it made itself, so that a slow moment of the
machine meets all of them. Processor time of the process, threads included, and the clock's. The database is a file, or
on a server that writes as the tests' does.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from render import ROOT, ROUNDS, run_in

sys.path.insert(0, str(ROOT / "server"))

from tests.services.postgres import run_postgres

ON_POSTGRESQL = "--postgresql"

# Runs inside the tree that it measures: what the route does after the body was read.
MEASURE = r"""
import asyncio, json, os, time
import vitrine.migrations.tables
from sqlalchemy import select
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.platform.keyring import open_keyring
from vitrine.platform.settings import read_settings
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.save import save_section
from vitrine.sites.site.tables import SectionState, Site
from vitrine.platform.storage.database import Database

WARM, TIMES = 20, 60

async def main():
    settings = read_settings(os.environ)
    database, keyring = Database(settings.resolved_database_url), open_keyring(settings)
    found = {}
    for name in ("home", "projects", "about"):
        section, cpu, clock = SECTIONS[name], [], []
        for number in range(WARM + TIMES):
            async with database.reading() as session:
                site = await session.scalar(select(Site))
                document = (await read_documents(session, site.id, ["FR"], [name]))[name]
                revision = (await session.get(SectionState, (site.id, name))).revision
            content, styles = document["languages"]["FR"], document["shared"]["styles"]
            text = next(iter(content["texts"]))
            content["texts"][text] = f"Ligne {number}"
            document["shared"]["styles"] = {key: value for key, value in styles.items() if value}
            payload = MODELS[name].save.model_validate({"content": content, "shared": document["shared"]})
            began, wall = time.process_time(), time.perf_counter()
            async with database.writing() as session:
                site = await session.scalar(select(Site).with_for_update())
                await save_section(
                    session, keyring, site, section, "FR", payload,
                    if_match=f'"{revision}"', if_none_match=None, idempotency_key=f"{name} {time.time_ns()}",
                )
            if number >= WARM:
                cpu.append((time.process_time() - began) * 1000)
                clock.append((time.perf_counter() - wall) * 1000)
        for what, each in (("processor", cpu), ("clock", clock)):
            found[f"{name}: {what}"] = sorted(each)[len(each) // 4]
    await database.close()
    print(json.dumps(found))

asyncio.run(main())
"""


@contextmanager
def databases(count: int, *, on_postgresql: bool) -> Iterator[list[dict[str, str]]]:
    """The settings that name them."""
    if not on_postgresql:
        yield [{} for _ in range(count)]
        return
    with run_postgres() as postgres:
        yield [{"VITRINE_DATABASE_URL": postgres.create(f"saves_{number}")} for number in range(count)]


def main() -> int:
    given = [one for one in sys.argv[1:] if one != ON_POSTGRESQL]
    trees = [Path(one).resolve() for one in given] or [ROOT]
    engines = databases(len(trees), on_postgresql=ON_POSTGRESQL in sys.argv)
    with tempfile.TemporaryDirectory() as folder, engines as settings:
        data = [os.path.join(folder, str(number)) for number in range(len(trees))]
        each = list(zip(trees, data, settings, strict=True))
        for tree, place, named in each:
            os.mkdir(place)
            run_in(tree, place, "-c", "from vitrine.cli.main import main; main(['demo'])", **named)
        rounds: list[list[dict[str, float]]] = [[] for _ in trees]
        for _ in range(ROUNDS):
            for one, (tree, place, named) in zip(rounds, each, strict=True):
                one.append(json.loads(run_in(tree, place, "-c", MEASURE, **named)))
    print(f"A save of the demo's sections, ms, middle of {ROUNDS} (each the lower quartile of its saves)")
    for name in rounds[0][0]:
        cells = [statistics.median(measured[name] for measured in one) for one in rounds]
        shares = "".join(f"  × {cell / cells[0]:.2f}" for cell in cells[1:])
        print(f"  {name:24}" + "".join(f"{cell:>10.2f}" for cell in cells) + shares)
    return 0


if __name__ == "__main__":
    sys.exit(main())
