"""The gate that holds the dashboard's sheets to the scale of `ui/tokens.css` finds what is outside it."""

from __future__ import annotations

from pathlib import Path

import pytest

import sheets

STEPS = {"text-1", "space-1", "space-2"}


@pytest.mark.parametrize(
    "declaration",
    [
        "font-size: 0.9rem",
        "font-size: 15px",
        "font: 500 .8125rem / 1.3 serif",
        "gap: 0.4375rem",
        "row-gap: 3px",
        "padding: var(--space-1) 10px",
        "padding-inline-start: clamp(1rem, 4vw, var(--space-2))",
        "margin: calc(-1 * 0.25rem) 0",
        "margin-block: -2px auto",
        "gap: var(--space-10)",
        "font-size: var(--text-2)",
    ],
)
def test_a_literal_outside_the_scale_is_named_with_its_line(declaration: str) -> None:
    sheet = f"/* one\n two */\n.a {{\n  color: red;\n  {declaration};\n}}\n"
    assert list(sheets.strays(sheet, STEPS)) == [(5, declaration)]


@pytest.mark.parametrize(
    "declaration",
    [
        "font-size: var(--text-1)",
        "font: inherit",
        "gap: var(--space-1) calc(-1 * var(--space-2))",
        "padding: 0 1px",
        "margin: 0.0rem auto",
        "margin-inline: 1em 5%",
        "gap: 1.4cqh",
        "width: 10px",
        "inset: 0.3rem",
        "line-gap-override: 3px",
    ],
)
def test_steps_proportions_and_hairlines_pass(declaration: str) -> None:
    assert list(sheets.strays(f".a {{ {declaration}; }}", STEPS)) == []


def test_a_tenth_step_is_refused(tmp_path: Path) -> None:
    tokens = "".join(f"--space-{number}: {number}rem;" for number in range(1, 11))
    assert sheets.check(tmp_path, tokens) == ["tokens.css: more than 9 steps of space"]


def test_the_gate_reads_every_folder_of_the_dashboard(tmp_path: Path) -> None:
    places = ["ui/a.css", "dashboard/x/y/b.css", "editor/c.css", "entries/guide.css"]
    for place in places:
        sheet = tmp_path / place
        sheet.parent.mkdir(parents=True, exist_ok=True)
        sheet.write_text(".a { gap: 7px }")
    wrong = sheets.check(tmp_path, "")
    assert wrong == [f"{place}:1: gap: 7px is no step of ui/tokens.css" for place in sorted(places)]


def test_the_sheets_keep_to_it() -> None:
    assert sheets.check(sheets.WEB, sheets.TOKENS.read_text()) == []
