"""With VITRINE_MODE=public: whether an address has an account is told by mail to that address, never by the form."""

import secrets

from starlette.requests import Request

from vitrine.accounts import letters, mail_links
from vitrine.accounts.addresses import normalise
from vitrine.accounts.requests import AccountServices
from vitrine.accounts.service import find_by_email
from vitrine.platform.errors import TooMany
from vitrine.platform.http.services import services_of
from vitrine.platform.mail import Reader

SHORTEST_PAUSE_S, LONGER_BY_MS = 0.3, 2_700


def random_delay_s() -> float:
    """How long to wait before work that an unknown address costs and a known one does not, or the reverse."""
    return SHORTEST_PAUSE_S + secrets.randbelow(LONGER_BY_MS) / 1000


def mail_known_address(request: Request, email: str) -> None:
    """A few times an hour, and never a word of it to who asks: anybody can type anybody's address, again and again."""
    services: AccountServices = services_of(request)
    address = normalise(email)

    async def tell() -> None:
        try:
            await services.throttle.hit("address known", services.settings.limits.reset_per_account, address)
        except TooMany:
            return
        async with services.database.writing() as session:
            account = await find_by_email(session, address)
            reader = account.reader if account else Reader(address)  # deleted meanwhile
            await services.outbox.add(session, letters.address_known_letter(reader, mail_links.login_link(request)))

    services.after_answer.do(tell(), "address known")
