"""Which sections the owner keeps from visitors, for whatever the server says of a site without drawing its page."""

from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.sections import SECTIONS, SectionName
from vitrine.content.shared_rules import hidden_in
from vitrine.sites.site.documents import Document, empty_document
from vitrine.sites.site.tables import SectionState

APPEARANCE = "appearance"


async def hidden_sections(session: AsyncSession, site_id: str) -> frozenset[SectionName]:
    state = await session.get(SectionState, (site_id, APPEARANCE))
    return hidden_in(state.settings) if state else frozenset()


def without_hidden(documents: dict[SectionName, Document]) -> dict[SectionName, Document]:
    """As if nothing had been written in them."""
    hidden = hidden_in(documents[APPEARANCE]["shared"]["settings"])
    return {
        name: empty_document(SECTIONS[name], document["languages"]) if name in hidden else document
        for name, document in documents.items()
    }
