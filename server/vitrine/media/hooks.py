"""What media must be told by the rooms above it, and what it tells them. They register when they are imported."""

from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy.ext.asyncio import AsyncSession

# (session, the image's media id in each site that holds it): their pages may now name its variants.
VariantsMade = Callable[[AsyncSession, Mapping[str, str]], Awaitable[None]]
on_variants_made: list[VariantsMade] = []

# Every media id that a draft or a saved section names. The sweeper removes nothing while nobody answers.
UsedMedia = Callable[[AsyncSession], Awaitable[set[str]]]
used_media_ids: list[UsedMedia] = []
