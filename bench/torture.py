"""The slow attacks, on both engines: `make torture` (KILLS=1000; SOAK_MINUTES=60; ONLY=a part of a name; SOON=seconds).

Prints attack, engine, attempts and result of each, and ends with 1 when one of them was not held.
"""

from __future__ import annotations

import os
import sys

from kills import kill_while_saving
from site_under_test import ROOT
from slow_attacks import ATTACKS, NotHeld, Outcome, Settings
from soak import MINUTES, soak

sys.path.append(str(ROOT / "server"))
from tests.services.postgres import Postgres, run_postgres

KILLS = int(os.environ.get("KILLS", "1000"))
READY_WITHIN_S = float(os.environ.get("READY_WITHIN", "2"))  # seconds after a kill
SAVES = "kill -9 while owners save"
SOAK = f"a soak of {MINUTES:.0f} minutes"


def saves_and_kills(settings: Settings) -> Outcome:
    held, summary = kill_while_saving(KILLS, settings.get("VITRINE_DATABASE_URL"), READY_WITHIN_S)
    if not held:
        raise NotHeld(summary)
    return KILLS, summary


EVERYTHING = {**ATTACKS, SAVES: (saves_and_kills, True), SOAK: (soak, True)}


def _settings(engine: str, postgres: Postgres, number: int) -> Settings:
    return {"VITRINE_DATABASE_URL": postgres.create(f"torture_{number}")} if engine == "PostgreSQL" else {}


def main() -> int:
    only = os.environ.get("ONLY", "")
    attacks = {name: one for name, one in EVERYTHING.items() if only in name}
    failed = 0
    print("| attack | engine | attempts | result |\n|---|---|---|---|", flush=True)
    with run_postgres() as postgres:
        number = 0
        for name, (attack, concerns_database) in attacks.items():
            for engine in ("SQLite", "PostgreSQL") if concerns_database else ("SQLite",):
                number += 1
                try:
                    attempts, result = attack(_settings(engine, postgres, number))
                except Exception as error:  # the others are tried all the same
                    failed += 1
                    attempts, result = 0, f"NOT HELD: {error if isinstance(error, NotHeld) else repr(error)}"
                print(f"| {name} | {engine} | {attempts or '–'} | {result} |", flush=True)
    if not attacks:
        print(f"no attack has '{only}' in its name")
    return 1 if failed or not attacks else 0


if __name__ == "__main__":
    sys.exit(main())
