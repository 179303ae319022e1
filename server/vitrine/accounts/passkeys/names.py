"""What a new passkey is called until its owner calls it otherwise: where it is kept, else the browser that made it."""

from typing import TYPE_CHECKING

from vitrine.accounts.sessions.browsers import Browser, browser_of

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import SpokenKeeper

NAME_CHARS = 80
# By the model that an authenticator names itself (AAGUID). Only those that people know by a name.
_KEEPERS = {
    "08987058-cadc-4b81-b6e1-30de50dcbe96": "Windows Hello",
    "9ddd1817-af5a-4672-a2b9-3e3dd95000a9": "Windows Hello",
    "6028b017-b1d4-4c02-b4b3-afcdafc96bb2": "Windows Hello",
    "bada5566-a7aa-401f-bd96-45619a55120d": "1Password",
    "d548826e-79b4-db40-a3d8-11116f7e8349": "Bitwarden",
    "531126d6-e717-415c-9320-3d9aa6981239": "Dashlane",
    "50726f74-6f6e-5061-7373-50726f746f6e": "Proton Pass",
    "fdb141b2-5d84-443e-8a35-4698c205a502": "KeePassXC",
}
# Those that have a name in each language, as their makers call them there (locales/<language>/mail.po).
_SPOKEN_KEEPERS: dict[str, "SpokenKeeper"] = {
    "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4": "google",
    "fbfc3007-154e-4ecc-8c0b-6e020557d7bd": "icloud",
}
_CHROME_ON_MAC = "adce0002-35bc-c60a-648b-0b25f1f05503"


def first_name(model: str, user_agent: str, taken: set[str], language: str) -> str:
    """In the words of the owner's dashboard."""
    from vitrine.platform.mail.words import words_in  # with the first who needs it: Babel is no matter of the start

    browser = Browser("Chrome", "Mac") if model == _CHROME_ON_MAC else browser_of(user_agent)
    if model in _SPOKEN_KEEPERS:
        name = words_in(language).accounts.keepers[_SPOKEN_KEEPERS[model]]
    else:
        name = _KEEPERS.get(model) or browser.in_words(words_in(language))
    return next(
        said for count in range(1, len(taken) + 2) if (said := f"{name} {count}" if count > 1 else name) not in taken
    )


def tidy(name: str) -> str:
    """Empty where nothing can be read of it."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:NAME_CHARS]
