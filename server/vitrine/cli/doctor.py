"""`vitrine doctor`: a line for each thing that was looked at; ends with 1 when something is bad."""

import argparse
import json
import sys
from dataclasses import asdict

import vitrine.migrations.tables  # noqa: F401  (tables name each other: all must be known)
from vitrine.operation.doctor.examine import examine
from vitrine.operation.doctor.findings import Finding
from vitrine.platform.settings import Settings

MARKS = {"ok": "ok  ", "note": "note", "bad": "BAD "}


async def run_doctor(options: argparse.Namespace, settings: Settings) -> int:
    found: list[Finding] = []
    async for finding in examine(settings):
        found.append(finding)
        if not options.json:
            print(f"{MARKS[finding.verdict]}  {finding.about}: {finding.said}", flush=True)
            if finding.to_do:
                print(f"      → {finding.to_do}", flush=True)
    is_well = all(finding.verdict != "bad" for finding in found)
    if options.json:
        json.dump([asdict(finding) for finding in found], sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        print("All is well." if is_well else "Something is bad: see the lines marked BAD.")
    return 0 if is_well else 1
