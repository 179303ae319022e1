"""A mail before it is written: what it says, whom to. Used by all packages; composing.py makes a message of it."""

from dataclasses import dataclass

SUBJECT_CHARS, NAME_CHARS = 200, 100


class UnsafeHeader(ValueError):
    """A header's value holds a line break or no address, or the mail would not be what was meant: nothing is sent."""


@dataclass(frozen=True)
class Letter:
    """`paragraphs` are plain text; `action` is an optional (label, URL) shown as a button."""

    to: str
    subject: str
    paragraphs: tuple[str, ...]
    action: tuple[str, str] | None = None
    footer: str = ""
    reply_to: str = ""
    reply_to_name: str = ""
    language: str = "fr"
    labelled: str = "{label}\u202f:"  # what stands above a link in plain text
    key: str = ""  # letters, digits and hyphens: a letter sent again under its key has the same Message-ID


def plain_text(letter: Letter) -> str:
    parts = list(letter.paragraphs)
    if letter.action:
        label, url = letter.action
        parts.append(f"{letter.labelled.format(label=label)}\n{url}")
    if letter.footer:
        parts.append(f"-- \n{letter.footer}")
    return "\n\n".join(parts) + "\n"
