"""What a mail's way out of the house is called: how it may fail, and what is written down while it changes hands."""

from typing import Protocol


class MailNotSent(Exception):
    """The mail server did not take it; worth another try later."""


class DeliveryHooks(Protocol):
    """What must be written down around the moment at which a mail changes hands."""

    async def begins(self) -> None:
        """The server has agreed to take it and has not a byte of it yet; raising here sends nothing."""

    async def is_done(self) -> None:
        """The server has said that it took it. Called before anything else, even before saying goodbye."""
