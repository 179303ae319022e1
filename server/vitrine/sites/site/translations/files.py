"""What a translator's file says, whichever kind it is: read by xliff.py and sheet.py, looked at by proposing.py."""

from dataclasses import dataclass

from vitrine.platform.errors import Problem

MOST_TEXTS = 20_000
SEPARATOR = ":"  # of a text's name in files: XLIFF's names may have no slash


class UnreadableFile(Problem):
    """`reason`: 'xml', 'version' (an XLIFF that is not 2), 'csv', 'columns' or 'length'."""

    code, status = "translations.unreadable_file", 422


class WrongLanguage(Problem):
    """`found` and `wanted`: which languages the file is from and to, and should be."""

    code, status = "translations.wrong_language", 422


@dataclass(frozen=True)
class ImportedText:
    """`name`: section and place, as the export wrote it. `source`: the words that the translator had before him."""

    name: str
    source: str
    text: str


@dataclass(frozen=True)
class BroughtFile:
    source: str
    target: str
    texts: list[ImportedText]


def name_in_file(section: str, place: str) -> str:
    return f"{section}/{place}".replace("/", SEPARATOR)


def place_named(name: str) -> tuple[str, str]:
    section, _, place = name.strip().partition(SEPARATOR)
    return section, place.replace(SEPARATOR, "/")


def one_line_ends(text: str) -> str:
    """Tools of other systems write line ends of their own."""
    return text.replace("\r\n", "\n").replace("\r", "\n")
