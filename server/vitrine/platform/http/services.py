"""What the packages need of each other and of the machine, made once per application; and how a route comes by it.

Each package adds its own to what those below it have (its requests.py, or beside its routes where nobody else needs
them); `Services` in api.py is the whole.
It is frozen, and a field that app.py forgets does not compile: nothing is looked for by its name.
"""

from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection

from vitrine.platform.http.after_answer import AfterAnswer
from vitrine.platform.http.throttle import Throttle
from vitrine.platform.keyring import Keyring
from vitrine.platform.mail.outbox import Outbox
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database


@dataclass(frozen=True, kw_only=True)
class BaseServices:
    settings: Settings
    origin: str  # where visitors find us: links in mails and pages begin with it
    database: Database
    blobs: Blobs
    keyring: Keyring
    outbox: Outbox
    throttle: Throttle
    after_answer: AfterAnswer


def services_of(connection: HTTPConnection) -> Any:
    """Of the application that this is asked of. Each package names the type that it knows."""
    return connection.app.state.services


async def given_services(connection: HTTPConnection) -> Any:
    """The one dependency: `Annotated[SiteServices, Depends(given_services)]`. No thread is needed for it."""
    return services_of(connection)
