"""One number per day and figure: what no row of another package could tell later."""

from datetime import date
from typing import Literal

from sqlalchemy import BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from vitrine.platform.storage.base import Table

Figure = Literal[
    "accounts",
    "sites",
    "sign_ups",
    "new_sites",
    "messages",
    "mails_waiting",
    "disk_used_bytes",
    "disk_free_bytes",
    "room_bytes",
    "errors",
]


KEY = ("day", "figure", "part")


class FigureDay(Table):
    """`part`: of errors, the status code and what was asked for ('404 page'); else empty. Nobody stands in it."""

    __tablename__ = "figure_days"

    day: Mapped[date] = mapped_column(primary_key=True)
    figure: Mapped[str] = mapped_column(String(20), primary_key=True)
    part: Mapped[str] = mapped_column(String(40), primary_key=True, default="")
    amount: Mapped[int] = mapped_column(BigInteger)
