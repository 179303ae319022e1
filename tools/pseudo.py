"""A language that nobody speaks, in Arabic's place: `make dev PSEUDO=1`, never in what is built.

French between brackets, every letter with a mark, half as long again, from right to left: a text without marks is in no
catalogue, one that lost a bracket does not fit or was built of pieces. Written into .build/pseudo/: the catalogues,
which the server reads there, and the modules made of them, which Vite takes for those of Arabic.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from babel.messages.catalog import Catalog

from vitrine.platform import shipped

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "pseudo"
LOCALES = FOLDER / "locales"
STANDS_FOR = "ar"
_MARKED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
_VOWELS = re.compile("([aeiouyéèêàâîïôûù])", re.IGNORECASE)
_PLACEHOLDER = re.compile(r"(\{\w+\})")


def pseudo(text: str) -> str:
    """Spaces at its ends stay there: it stands beside something."""
    words = text.strip(" \n")
    if not re.search(r"[^\W\d_]{2}", _PLACEHOLDER.sub("", words)):
        return text
    said = "".join(
        part if _PLACEHOLDER.fullmatch(part) else _VOWELS.sub(r"\1\1", part).translate(_MARKED)
        for part in _PLACEHOLDER.split(words)
    )
    return text.replace(words, f"[{said}]")


def write_catalogues() -> None:
    import catalogues
    from vitrine.platform import catalogue

    for area in catalogues.areas():
        said = Catalog(locale=None)
        for message in catalogues.french_of(area):
            source = catalogues.source_of(message)
            # The last form has its number, and every other may.
            forms = len(catalogue.plural_categories(STANDS_FOR))
            mine = pseudo(source) if isinstance(source, str) else (pseudo(source[-1]),) * forms
            catalogues.add(said, message.context or "", source, mine, auto_comments=message.auto_comments)
        file = catalogue.file_of(area, STANDS_FOR, LOCALES)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(catalogues.written(STANDS_FOR, said), "utf-8")


def write() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    LOCALES.mkdir(parents=True)
    (FOLDER / "web").mkdir()
    (FOLDER / "web" / "dist").symlink_to(ROOT / "web" / "dist")
    for folder in (ROOT / "locales").iterdir():
        if folder.name != STANDS_FOR:
            (LOCALES / folder.name).symlink_to(folder)
    write_catalogues()


def write_modules() -> None:
    """Begun after the catalogues were written, so that what makes the modules reads those."""
    import web_words

    for name, page in web_words.FILES.items():
        if f"/{STANDS_FOR}/" in name or web_words.FOLDER in name:
            file = FOLDER / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page(), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    else:
        shipped.LOCALES, shipped.WEB = LOCALES, FOLDER / "web"  # before anything else asks for them
        if sys.argv[1:] == ["modules"]:
            write_modules()
        else:
            from vitrine.cli.main import main

            sys.exit(main(sys.argv[1:]))
