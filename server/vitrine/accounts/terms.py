"""The operator's terms (instance_texts/texts.py), where strangers sign up: accepted first, and again once they change.

Nobody is locked out over it: whoever has not accepted the newest words is asked on the dashboard, and may take his
site along or leave instead.
"""

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.instance_texts.texts import texts_of
from vitrine.accounts.problems import TermsNotAccepted
from vitrine.accounts.records import TermsRecord
from vitrine.accounts.tables import AcceptedTerms, Account
from vitrine.platform.settings import Settings
from vitrine.platform.storage.upserts import insert_new

LANGUAGE = "FR"  # the dashboard's


def terms_of(settings: Settings) -> TermsRecord | None:
    """None: this instance has none, or is its owner's own."""
    if settings.mode != "public":
        return None
    text = texts_of(settings.texts).terms(LANGUAGE)
    return TermsRecord(address=text.address, revision=text.revision) if text else None


def require_accepted(settings: Settings, revision: str) -> None:
    """`revision`: of the words that whoever signs up had before him."""
    terms = terms_of(settings)
    if terms is not None and revision != terms.revision:
        raise TermsNotAccepted(field="terms")


async def keep_acceptance(session: AsyncSession, settings: Settings, account: Account, revision: str) -> None:
    """After `require_accepted`."""
    if terms_of(settings) is not None:
        await insert_new(session, AcceptedTerms, account_id=account.id, revision=revision)


async def terms_due(session: AsyncSession, settings: Settings, account_id: str) -> TermsRecord | None:
    """What this owner has still to accept."""
    terms = terms_of(settings)
    if terms is None:
        return None
    its_own = (AcceptedTerms.account_id == account_id, AcceptedTerms.revision == terms.revision)
    return None if await session.scalar(select(exists().where(*its_own))) else terms


async def accepted_by(session: AsyncSession, account_id: str) -> list[AcceptedTerms]:
    query = select(AcceptedTerms).where(AcceptedTerms.account_id == account_id).order_by(AcceptedTerms.accepted_at)
    return list(await session.scalars(query))
