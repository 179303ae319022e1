"""What media tells the rooms above it. app.py registers who listens."""

from collections.abc import Awaitable, Callable

# (session, *ids of the sites that hold the image): their pages may now name its variants.
VariantsMade = Callable[..., Awaitable[None]]
on_variants_made: list[VariantsMade] = []
