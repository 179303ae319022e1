"""Run in a copy of the sources: one layout more, which `make layout` begins, and one theme more, an entry of THEMES.

Then writes what `make gen` writes for the pages. The layout's name and the theme's index are printed.
"""

import sys
from pathlib import Path

HERE = Path.cwd()
sys.path[:0] = [str(HERE / "server"), str(HERE / "tools")]
THEMES_FILE = HERE / "server" / "vitrine" / "content" / "catalogues.py"
LAYOUT = "affiche"
SABLE = """    Theme(
        "sable",
        "Sable",
        is_dark=True,
        is_neutral=False,
        bg="#1d1712",
        text="#f3e9dc",
        buttonBg="#e8b978",
        buttonText="#1d1712",
        headerbg="#261e17",
        logoColor="#e8b978",
        bgname="#33291f",
        bgtech="#33291f",
        colortech="#f3e9dc",
        iconColorContact="#e8b978",
        bgContact="#2b221a",
        iconcolorhover="#ffd9a3",
        accent="#e8b978",
        accent2="#c9b6f2",
        edge="#a3927f",
        focus="#e8b978",
        error="#ff9d92",
    ),
"""
END = ")\nTHEME_COUNT"


def main() -> None:
    from layout import begin

    begin(LAYOUT, HERE)
    before, after = THEMES_FILE.read_text("utf-8").split(END)
    THEMES_FILE.write_text(before + SABLE + END + after, "utf-8")
    # As tools/generate.py; what is not of the pages, the API's types and the docs, stays.
    import catalogues
    import web_words
    from vitrine.content import export
    from vitrine.content.catalogues import THEME_COUNT

    if failed := export.main():
        sys.exit(failed)
    catalogues.write()
    for name, page in web_words.FILES.items():
        (HERE / name).write_text(page(), "utf-8")
    sys.stdout.write(f"{LAYOUT} {THEME_COUNT - 1}")


if __name__ == "__main__":
    main()
