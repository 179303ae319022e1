"""Writes each day's figures down: two jobs of background.py. A day that is over keeps what was counted of it last.

Everything asked often is asked by an index over one day, or is one number: a hundred thousand sites cost what ten do.
What must be added up over all files is asked four times a day.
"""

import asyncio
import shutil
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from vitrine.accounts.tables import Account
from vitrine.operation.figures.tables import KEY, Figure, FigureDay
from vitrine.platform.mail.tables import OutboxMail
from vitrine.platform.settings import Settings
from vitrine.platform.storage.database import Database
from vitrine.platform.storage.pruning import prune
from vitrine.platform.storage.upserts import insert_into
from vitrine.public.messages.tables import Message
from vitrine.public.visits.shown import today_in
from vitrine.public.visits.sums import KEPT_FOR
from vitrine.sites.media.tables import Blob, Variant
from vitrine.sites.site.tables import Site

SHOWN_DAYS = 90
Amounts = dict[Figure, int]


async def count_days(database: Database, settings: Settings) -> None:
    """Today, and yesterday until its last messages are in; of the days before, those that were never counted."""
    zone = ZoneInfo(settings.timezone)
    today = today_in(settings.timezone)
    shown = [today - timedelta(days=ago) for ago in range(SHOWN_DAYS)]
    async with database.reading() as session:
        counted = select(FigureDay.day).where(FigureDay.day >= shown[-1], FigureDay.figure == "sign_ups")
        known = set(await session.scalars(counted)) - set(shown[:2])
        days = {day: await _came_on(session, day, zone) for day in shown if day not in known}
        days[today] |= await _current_amounts(session)
    days[today] |= await asyncio.to_thread(_disk, settings)
    await _write(database, days)
    await prune(database, FigureDay, FigureDay.day < today - KEPT_FOR)


async def count_storage(database: Database, settings: Settings) -> None:
    """Of all files in the store, each once, with the smaller copies that we make."""
    async with database.reading() as session:
        files = await session.scalar(select(func.coalesce(func.sum(Blob.byte_count), 0)))
        copies = await session.scalar(select(func.coalesce(func.sum(Variant.byte_count), 0)))
    await _write(database, {today_in(settings.timezone): {"room_bytes": int(files or 0) + int(copies or 0)}})


async def _came_on(session: AsyncSession, day: date, zone: ZoneInfo) -> Amounts:
    begins, ends = (datetime.combine(day + timedelta(days=more), time(), zone) for more in (0, 1))
    return {
        "sign_ups": await _made_between(session, Account.created_at, begins, ends),
        "new_sites": await _made_between(session, Site.created_at, begins, ends),
        "messages": await _made_between(session, Message.received_at, begins, ends),
    }


async def _made_between(
    session: AsyncSession, moment: InstrumentedAttribute[Any], begins: datetime, ends: datetime
) -> int:
    return int(await session.scalar(select(func.count()).where(moment >= begins, moment < ends)) or 0)


async def _current_amounts(session: AsyncSession) -> Amounts:
    """What is there now, whenever it came."""
    return {
        "accounts": int(await session.scalar(select(func.count()).select_from(Account)) or 0),
        "sites": int(await session.scalar(select(func.count()).where(Site.created_at.is_not(None))) or 0),
        "mails_waiting": await count_waiting_mails(session),
    }


async def count_waiting_mails(session: AsyncSession) -> int:
    return int(await session.scalar(select(func.count()).select_from(OutboxMail)) or 0)


def _disk(settings: Settings) -> Amounts:
    """Where this node keeps its data; of several nodes, the one that counted."""
    total, _used, free = shutil.disk_usage(settings.data)
    return {"disk_used_bytes": total - free, "disk_free_bytes": free}


async def _write(database: Database, days: Mapping[date, Amounts]) -> None:
    rows = [
        {"day": day, "figure": figure, "part": "", "amount": amount}
        for day, amounts in sorted(days.items())
        for figure, amount in sorted(amounts.items())
    ]
    async with database.writing() as session:
        written = insert_into(session, FigureDay).values(rows)
        new = {"amount": written.excluded["amount"]}
        await session.execute(written.on_conflict_do_update(index_elements=KEY, set_=new))
