"""What public resolvers and web servers would say about domains: tests reach none of them."""

from dataclasses import dataclass, field

from vitrine.app import App
from vitrine.sites.domains.proof import NoAnswer


@dataclass
class World:
    records: dict[str, list[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    is_away: bool = False

    async def texts(self, name: str) -> list[str]:
        if self.is_away:
            raise NoAnswer
        return self.records.get(name, [])

    async def addresses(self, host: str) -> list[str]:
        return ["93.184.216.34"]

    async def read(self, host: str, path: str) -> str | None:
        if self.is_away:
            raise NoAnswer
        return self.files.get(f"http://{host}{path}")


def watched(app: App) -> World:
    """The application asks this world from now on."""
    world = World()
    verifier = app.services.verifier
    verifier._lookup, verifier._fetcher = world, world
    return world
