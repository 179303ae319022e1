"""What a `User-Agent` tells: whether a program looked, and on which kind of device somebody did.

Bots are told by the list of `crawler-user-agents`, which is kept by others. It is read when the first views are
written, in a thread, and only its patterns are held: the package itself would hold every example of every bot.
"""

import importlib.util
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

PATTERNS_AT_ONCE = 50
# The list takes a thousand times as long as a kept page's answer, and names are made up for nothing.
MAX_LOOKED_UP = 1000
MAX_KNOWN = 4096
Device = Literal["phone", "tablet", "desktop"]
# Every browser names itself after this one.
_BROWSER = "Mozilla/"
# Browsers that programs drive, and what looks at pages without saying whose it is.
_MORE = r"[Hh]eadless|PhantomJS|Lighthouse"
_TABLET = re.compile(r"iPad|Tablet|PlayBook|Silk/|Android(?!.*Mobile)")
_PHONE = re.compile(r"Mobi|iPhone|iPod|Android|Phone")


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    found = importlib.util.find_spec("crawleruseragents")
    if found is None or found.origin is None:
        raise RuntimeError("the list of bots is not installed")
    listed = json.loads((Path(found.origin).parent / "crawler-user-agents.json").read_text(encoding="utf-8"))
    patterns = [entry["pattern"] for entry in listed] + [_MORE]
    starts = range(0, len(patterns), PATTERNS_AT_ONCE)
    return tuple(re.compile("|".join(patterns[start : start + PATTERNS_AT_ONCE])) for start in starts)


def is_bot(user_agent: str) -> bool:
    """Slow, and more so at the first call."""
    return not user_agent.startswith(_BROWSER) or any(pattern.search(user_agent) for pattern in _patterns())


_known: dict[str, bool] = {}


def bots_among(user_agents: Iterable[str]) -> set[str]:
    """The most frequent come first. More new kinds than that in a minute are no browsers: somebody makes them up."""
    asked = list(user_agents)
    if len(_known) > MAX_KNOWN:
        _known.clear()
    for user_agent in [each for each in asked if each not in _known][:MAX_LOOKED_UP]:
        _known[user_agent] = is_bot(user_agent)
    return {user_agent for user_agent in asked if _known.get(user_agent, True)}


def device_of(user_agent: str, says_mobile: bool) -> Device:
    if _TABLET.search(user_agent) and not says_mobile:
        return "tablet"
    return "phone" if says_mobile or _PHONE.search(user_agent) else "desktop"
