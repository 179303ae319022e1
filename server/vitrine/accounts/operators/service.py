"""Who may run the instance from a browser. Added by `vitrine operators`, from the shell, and by nobody else."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.problems import Way
from vitrine.accounts.second_factor import totp
from vitrine.accounts.tables import Account, Operator, Passkey
from vitrine.platform.storage.upserts import insert_new


class OperatorSummary(NamedTuple):
    """`is_ready`: has what the operator's page asks for beside the name, a second factor or a passkey."""

    account_id: str
    email: str
    name: str
    added_at: datetime
    is_ready: bool


async def is_operator(session: AsyncSession, account_id: str) -> bool:
    return bool(await session.scalar(select(exists().where(Operator.account_id == account_id))))


async def second_factor_ways(session: AsyncSession, account_id: str) -> list[Way]:
    """How this account can show two factors: a passkey that verifies its user, or a code beside the password."""
    ways: list[Way] = []
    if await session.scalar(select(exists().where(Passkey.account_id == account_id))):
        ways.append("passkey")
    if await totp.is_on(session, account_id):
        ways.append("code")
    return ways


async def list_operators(session: AsyncSession) -> list[OperatorSummary]:
    rows = await session.execute(
        select(Account, Operator.added_at).join(Operator).order_by(Operator.added_at, Account.email)
    )
    return [
        OperatorSummary(
            account.id, account.email, account.user_name, added_at, bool(await second_factor_ways(session, account.id))
        )
        for account, added_at in rows.all()
    ]


async def add_operator(session: AsyncSession, account: Account) -> bool:
    """Whether it was not one before."""
    return await insert_new(session, Operator, account_id=account.id)


async def remove_operator(session: AsyncSession, account: Account) -> bool:
    gone = delete(Operator).where(Operator.account_id == account.id).returning(Operator.account_id)
    return await session.scalar(gone) is not None
