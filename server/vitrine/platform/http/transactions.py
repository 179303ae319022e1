"""Sessions for routes. The commit happens when the route's function returns, before the answer is sent."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from vitrine.platform.http.services import BaseServices, services_of
from vitrine.platform.storage.database import Database


async def get_database(connection: HTTPConnection) -> Database:
    services: BaseServices = services_of(connection)
    return services.database


async def _reading(database: Annotated[Database, Depends(get_database)]) -> AsyncIterator[AsyncSession]:
    async with database.reading() as session:
        yield session


async def _writing(database: Annotated[Database, Depends(get_database)]) -> AsyncIterator[AsyncSession]:
    async with database.writing() as session:
        yield session


async def _writing_essentials(database: Annotated[Database, Depends(get_database)]) -> AsyncIterator[AsyncSession]:
    async with database.writing(is_essential=True) as session:
        yield session


# scope="function": by default FastAPI would run the commit after the answer is on its way, behind a 200.
Reading = Annotated[AsyncSession, Depends(_reading, scope="function")]
Writing = Annotated[AsyncSession, Depends(_writing, scope="function")]
# For what must work on a full disk too (platform/storage/reserve.py).
WritingEssentials = Annotated[AsyncSession, Depends(_writing_essentials, scope="function")]
