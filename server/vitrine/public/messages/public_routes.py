"""The visitor's calls: the message, and the token that tells how long the form took to fill."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field

from vitrine.accounts.requests import client_address
from vitrine.content.schema import Strict
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.public.messages.fill_time import issue_token
from vitrine.public.messages.receive import CONTACT_RATE, Envelope, ReceivingContext, receive
from vitrine.sites.site.requests import Services

router = APIRouter(prefix="/api/sites", tags=["public"])

Slug = Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9-]+$")]


class MessageIn(Strict):
    """The three fields are checked together, so nothing is required of them here."""

    name: str = ""
    email: str = ""
    message: str = ""
    website: str = ""
    language: Annotated[str, Field(pattern=r"^([A-Z]{2})?$")] = ""
    submission: Annotated[str, Field(pattern=r"^[0-9A-Za-z-]{0,64}$")] = ""
    token: Annotated[str, Field(max_length=100)] = ""


class MessageReceived(BaseModel):
    isReceived: bool = True


class FillTimeToken(BaseModel):
    token: str


async def _receiving(services: Services) -> ReceivingContext:
    limits = services.settings.limits
    return ReceivingContext(services.database, services.keyring, services.throttle, limits, services.outbox)


Receiving = Annotated[ReceivingContext, Depends(_receiving)]


@router.post("/{slug}/messages", operation_id="send_message", status_code=201)
# What visitors write is cleaned, not refused: nobody loses a message over an invisible character (texts.py).
@accepts(
    RequestPolicy(max_values=20, cleans_text=True, audience="anyone", rate_limits=(CONTACT_RATE,), hosts="domains")
)
async def send_message(request: Request, slug: Slug, payload: MessageIn, receiving: Receiving) -> MessageReceived:
    envelope = Envelope(
        slug=slug,
        address=client_address(request),
        language=payload.language,
        hidden_field=payload.website,
        token=payload.token,
        submission=payload.submission,
    )
    await receive(receiving, envelope, payload.name, payload.email, payload.message)
    return MessageReceived()


@router.get("/{slug}/message-token", operation_id="read_message_token")
@accepts(RequestPolicy(hosts="domains"))
async def read_message_token(slug: Slug, receiving: Receiving, response: Response) -> FillTimeToken:
    """The same for every slug, known or not: it says nothing but the time."""
    response.headers["Cache-Control"] = "no-store"
    return FillTimeToken(token=issue_token(receiving.keyring, slug))
