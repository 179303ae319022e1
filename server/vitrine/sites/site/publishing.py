"""Everything that its owner has in drafts, put on line at once: all or nothing, as one change and one moment.

Each section and language takes the path of every save (save.py); what is refused says where.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from pydantic import BaseModel
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.errors import NotFound, Problem
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.drafts import drop_draft
from vitrine.sites.site.look import choose_look
from vitrine.sites.site.revisions import IdempotentRequest, StaleRevision, bump, touch
from vitrine.sites.site.save import write_section
from vitrine.sites.site.save_checks import check_counts
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import source_of
from vitrine.sites.site.versions.keeping import ChangeContext
from vitrine.sites.site.versions.tables import Version


@contextmanager
def _named_in_problems(section: SectionName, language: str) -> Iterator[None]:
    """Where it is: in one call of many sections a field alone says nothing."""
    try:
        yield
    except Problem as problem:
        problem.params |= {"section": section, "language": language}
        raise


async def publish(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    sections: dict[SectionName, BaseModel],
    look: BaseModel,
    tab: str,
    *,
    most_items: int,
    idempotency_key: str | None,
) -> dict[str, Any]:
    """`sections`: each with `revision`, `contents` by language and `shared`. The answer's `undo` is the version at
    which all was as before; None where nothing was."""
    asked = {name: section.model_dump() for name, section in sections.items()}
    once = IdempotentRequest(session, site, idempotency_key, ["publish", asked, look.model_dump()])
    if earlier := await once.earlier():
        return earlier
    for name, sent in asked.items():  # before anything is written: who is refused is told so of the first of them
        revision = (await section_state(session, site, SECTIONS[name])).revision
        if sent["revision"] != revision:
            raise StaleRevision(revision=revision, section=name)
    undo = await session.scalar(select(func.max(Version.number)).where(Version.site_id == site.id))
    publishing = ChangeContext("save", site.account_id)
    for name, section in sections.items():
        await _write(session, site, name, section, publishing, most_items)
    await choose_look(session, keyring, site, look.model_dump(), publishing)
    saved = {name: await bump(session, site, await section_state(session, site, SECTIONS[name])) for name in sections}
    if not sections:
        await touch(session, site)
    for name in sections:
        await drop_draft(session, site, name, tab)
    answer = {
        "siteRevision": site.revision,
        "layoutToken": site.sealed_layout,
        "undo": undo,
        "revisions": {name: each["revision"] for name, each in saved.items()},
    }
    await once.keep(answer)
    return answer


async def _write(
    session: AsyncSession, site: Site, name: SectionName, sent: BaseModel, publishing: ChangeContext, most_items: int
) -> None:
    """The source's words first: what is translated beside them was made from the new ones."""
    contents, shared = cast(dict[str, BaseModel], sent.contents), sent.shared  # type: ignore[attr-defined]
    section, source = SECTIONS[name], source_of(site)
    for language in sorted(contents, key=lambda code: code != source):
        with _named_in_problems(name, language):
            if language not in site.languages:
                raise NotFound()
            # Each part was checked when it came in.
            payload = MODELS[name].save.model_construct(content=contents[language], shared=shared)
            await check_counts(session, site, section, language, payload, most_items)
            await write_section(session, site, section, language, payload, publishing, most_items=most_items)
