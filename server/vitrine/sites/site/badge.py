"""The public badge: always on a free site, on a paid one unless its owner switched it off."""

from vitrine.sites.site.tables import Site


def shows_badge(site: Site) -> bool:
    return site.shows_badge or site.activation is None
