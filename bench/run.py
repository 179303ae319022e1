"""`make bench`: what speed we have, as ratios within one run, so that the machine's mood cancels out.

Everything runs on 127.0.0.1 and ends by itself. ONLY=part runs one part (or several: ONLY=visits,starts), SCALE=100000
the part 'scale' with so many sites, COMPARE=… tells what changed since an earlier run (see lines.py).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

from counting import bench_counting
from editor import bench_editor
from first_visits import bench_first_visits
from hostile import bench_hostile
from lighthouse import bench_lighthouse
from lines import Board, Result, earlier_run
from main_thread import bench_main_thread
from saves import bench_saves
from scale import bench_scale
from starts import bench_starts
from two_nodes import bench_two_nodes
from visits import bench_visits
from writes import bench_writes

Part = Callable[[], Iterator[Result | str]]  # results, and headings before them
PARTS: dict[str, Part] = {
    "visits": bench_visits,
    "writes": bench_writes,
    "first": bench_first_visits,
    "counting": bench_counting,
    "starts": bench_starts,
    "saves": bench_saves,
    "hostile": bench_hostile,
    "nodes": bench_two_nodes,
    "scale": bench_scale,
    "editor": bench_editor,
    "thread": bench_main_thread,
    "lighthouse": bench_lighthouse,
}


def chosen_parts() -> list[str]:
    only = os.environ.get("ONLY") or ("scale" if os.environ.get("SCALE") else "")
    chosen = [name.strip() for name in only.split(",") if name.strip()] or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        raise SystemExit(f"bench: there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return chosen


def main() -> int:
    chosen = chosen_parts()
    earlier = earlier_run(os.environ["COMPARE"]) if os.environ.get("COMPARE") else None
    board = Board()
    for name in chosen:
        for found in PARTS[name]():
            if isinstance(found, Result):
                board.add(found)
            else:
                board.heading(found)
    board.keep({"parts": ",".join(chosen), "scale": os.environ.get("SCALE", "")})
    if earlier:
        board.compare(earlier)
    if board.missed:
        print("\nMissed: " + "; ".join(board.missed), flush=True)
    return 1 if board.missed else 0


if __name__ == "__main__":
    sys.exit(main())
