"""What media tells the rooms above it. app.py registers who listens."""

from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncSession

# (session, ids of the sites that hold the image, its ids there): their pages may now name its variants.
VariantsMade = Callable[[AsyncSession, Sequence[str], Sequence[str]], Awaitable[None]]
on_variants_made: list[VariantsMade] = []
