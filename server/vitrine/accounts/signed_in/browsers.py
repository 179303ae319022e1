"""A browser in the few words that tell one's devices apart, as the account screen says them (settings/device.ts)."""

import re
from dataclasses import dataclass

# Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari.
_BROWSERS = (
    (r"Edg(A|iOS)?/", "Edge"),
    (r"OPR/|Opera", "Opera"),
    (r"SamsungBrowser/", "Samsung Internet"),
    (r"Firefox/|FxiOS/", "Firefox"),
    (r"Chrome/|CriOS/", "Chrome"),
    (r"Safari/", "Safari"),
)
_SYSTEMS = (
    (r"iPhone", "iPhone"),
    (r"iPad", "iPad"),
    (r"Android", "Android"),
    (r"Windows", "Windows"),
    (r"Mac OS X|Macintosh", "macOS"),
    (r"CrOS", "ChromeOS"),
    (r"Linux", "Linux"),
)
_UNKNOWN = "Navigateur"


def _name_in(table: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for pattern, name in table if re.search(pattern, user_agent)), "")


@dataclass(frozen=True)
class Browser:
    """Never the text itself: whoever calls us chooses it, and it stands in a mail. Empty: unknown."""

    name: str
    system: str


def browser_of(user_agent: str) -> Browser:
    return Browser(_name_in(_BROWSERS, user_agent), _name_in(_SYSTEMS, user_agent))


def browser_in_words(user_agent: str) -> str:
    browser = browser_of(user_agent)
    name = browser.name or _UNKNOWN
    return f"{name} sur {browser.system}" if browser.system else name
