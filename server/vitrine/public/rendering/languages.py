"""Which language a visitor gets at an address without one: the browser's, EN if offered, the first."""

from functools import lru_cache

from vitrine.content.catalogues import DEFAULT_LANGUAGE


def negotiate(accepts: bytes, offered: tuple[str, ...]) -> str | None:
    """Accept-Language, normalised to the offered languages: only the result may enter a cache key."""
    return _negotiate(accepts[:400], offered) if offered else None


@lru_cache(maxsize=1024)  # few browsers differ here, and each visit asks
def _negotiate(accepts: bytes, offered: tuple[str, ...]) -> str:
    candidates: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepts.decode("latin-1").split(",")[:30]):
        tag, _, parameters = part.partition(";")
        code = tag.strip()[:2].upper()
        if code not in offered:
            continue
        try:
            weight = float(parameters.strip().removeprefix("q=")) if parameters.strip().startswith("q=") else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            candidates.append((-weight, place, code))
    if candidates:
        return min(candidates)[2]
    return DEFAULT_LANGUAGE if DEFAULT_LANGUAGE in offered else offered[0]
