"""A browser in the few words that tell one's devices apart, as the account screen says them (settings/device.ts)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vitrine.platform.mail.words.model import MailWords

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


def _name_in(table: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for pattern, name in table if re.search(pattern, user_agent)), "")


@dataclass(frozen=True)
class Browser:
    """Never the text itself: whoever calls us chooses it, and it stands in a mail. Empty: unknown."""

    name: str
    system: str

    def in_words(self, words: MailWords) -> str:
        said = words.accounts
        name = self.name or said.unknown_browser
        return said.browser_on_system.format(browser=name, system=self.system) if self.system else name


def browser_of(user_agent: str) -> Browser:
    return Browser(_name_in(_BROWSERS, user_agent), _name_in(_SYSTEMS, user_agent))
