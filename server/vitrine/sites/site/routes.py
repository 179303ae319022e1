"""The owner's calls: settings, sections, items, drafts, activation. Each gets its site from the guard alone."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Response
from pydantic import BaseModel, Field

from vitrine.accounts.records import TermsRecord
from vitrine.accounts.terms import terms_due
from vitrine.content.catalogues import MAX_LANGUAGES, SiteType
from vitrine.content.describe import HowLists, Section
from vitrine.content.layouts import Option
from vitrine.content.schema import MODELS, ItemId, LanguageCode, Strict, ThemeIndex
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.site import drafts, items, service
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.effective_themes import PICKED, colours_in
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange
from vitrine.sites.site.notices import pending_notices
from vitrine.sites.site.overview import read_overview
from vitrine.sites.site.page_facts import shows_badge
from vitrine.sites.site.requests import FewFaults, IdempotencyKey, IfMatch, IfNoneMatch, Services, SiteServices
from vitrine.sites.site.save import save_section
from vitrine.sites.site.save_checks import check_counts
from vitrine.sites.site.slugs import SLUG_PATTERN
from vitrine.sites.site.suspending import SuspensionKind
from vitrine.sites.site.tables import SectionState, Site
from vitrine.sites.site.versions.thinning import keep_to_room
from vitrine.sites.tiers.keys import KeyInvalid
from vitrine.sites.tiers.seal import open_layout

router = APIRouter(prefix="/api/site", tags=["site"])

# A hundred projects, each with a page of thirty pictures, are 21,000 values; a draft may hold them in two languages.
SECTION_MAX_VALUES = 25_000
DRAFT_MAX_VALUES = 50_000
DraftName = SectionName | Literal["settings"]


class SectionOverview(BaseModel):
    revision: int
    filled: list[str]
    items: dict[str, int]
    lists: HowLists  # of a site with several languages: the same in all of them, or each language's own
    isOfBefore: bool  # they are so from its next save on: what comes along is not shown to visitors before
    missing: dict[str, int]  # where languages have lists of their own: how many of the original's items each has not
    hasDraft: bool
    isHidden: bool


class SuspensionOut(BaseModel):
    """Why its operator took the site off line, as its owner is told."""

    kind: SuspensionKind
    since: str
    reason: str


class OwnColoursOut(BaseModel):
    """As they were picked; what is derived from them is the page's (web/src/site/page/theme/)."""

    background: str
    text: str
    accent: str


class SiteOut(BaseModel):
    """What the dashboard needs of the site at every screen."""

    id: str
    slug: str
    ownerName: str
    siteType: str
    languages: list[str]
    hiddenLanguages: list[str]  # which of them visitors are not shown
    themeIndex: int
    ownColours: OwnColoursOut | None  # worn before the theme, which is then what the site falls back to
    layout: Option
    layoutToken: str | None
    isPaid: bool
    isOnline: bool
    mailsMessages: bool
    showsBadge: bool
    offersResume: bool
    revision: int
    settingsRevision: int
    exists: bool
    awaitsAddress: bool  # shown to nobody before its owner has confirmed his address (VITRINE_MODE=public)
    termsDue: TermsRecord | None  # what its owner has still to accept
    maxLanguages: int
    suspension: SuspensionOut | None
    notices: list[str]  # what its owner is told once, and has not seen yet (notices.py)
    sections: dict[SectionName, SectionOverview]


class SettingsIn(Strict):
    siteType: SiteType
    languages: list[LanguageCode]
    hiddenLanguages: list[LanguageCode] | None = None
    themeIndex: ThemeIndex | None = None
    slug: Annotated[str, Field(pattern=SLUG_PATTERN)] | None = None
    isOnline: bool | None = None
    mailsMessages: bool | None = None
    showsBadge: bool | None = None
    offersResume: bool | None = None


class SettingsSaved(BaseModel):
    revision: int
    siteRevision: int
    slug: str


class SectionChanged(BaseModel):
    """The section's new revision, which the next save names, and the site's."""

    revision: int
    siteRevision: int
    updatedAt: str


class SectionSaved(SectionChanged):
    layoutToken: str | None


class ActivationIn(Strict):
    key: Annotated[str, Field(max_length=200)]
    showsBadge: bool = True  # asked once, with the key


class RestoreIn(Strict):
    list: Annotated[str, Field(max_length=20)]
    language: LanguageCode | None = None
    position: Annotated[int, Field(ge=0, le=10_000)]
    item: dict[str, Any]
    # What other languages had of it, where the list is one for all.
    translations: dict[LanguageCode, dict[str, Any]] = Field(default_factory=dict, max_length=MAX_LANGUAGES)


class DraftOut(BaseModel):
    section: str
    baseRevision: int
    tab: str
    content: dict[str, Any]
    updatedAt: str


class DraftsOut(BaseModel):
    """Everything the owner's browser needs to show drafts: the sealing keys, newest first, and the server's copies."""

    siteId: str
    keys: list[str]
    drafts: list[DraftOut]


def _suspension(site: Site) -> SuspensionOut | None:
    if not site.suspended_as or site.suspended_at is None:
        return None
    since = site.suspended_at.isoformat()
    return SuspensionOut.model_validate({"kind": site.suspended_as, "since": since, "reason": site.suspended_because})


async def _own_colours(session: Reading, site: Site) -> OwnColoursOut | None:
    state = await session.get(SectionState, (site.id, "appearance")) if site.activation is not None else None
    colours = colours_in(state.settings) if state is not None else None
    return OwnColoursOut(**dict(zip(PICKED, colours, strict=True))) if colours is not None else None


async def _site_out(session: Reading, services: SiteServices, site: Site) -> SiteOut:
    overview = await read_overview(session, site, services.settings.limits.items_per_list)
    return SiteOut(
        id=site.id,
        slug=site.slug,
        ownerName=site.owner_name,
        siteType=site.site_type,
        languages=site.languages,
        hiddenLanguages=site.hidden_languages,
        themeIndex=site.theme_index,
        ownColours=await _own_colours(session, site),
        layout=open_layout(services.keyring, site.id, site.sealed_layout),
        layoutToken=site.sealed_layout,
        isPaid=site.activation is not None,
        isOnline=site.is_online,
        mailsMessages=site.mails_messages,
        showsBadge=shows_badge(site),
        offersResume=site.offers_resume,
        revision=site.revision,
        settingsRevision=site.settings_revision,
        exists=site.created_at is not None,
        awaitsAddress=site.awaits_address,
        termsDue=await terms_due(session, services.settings, site.account_id),
        maxLanguages=services.settings.limits.languages_per_site,
        suspension=_suspension(site),
        notices=pending_notices(site, (SECTIONS[name] for name, held in overview.items() if held["isOfBefore"])),
        sections={name: SectionOverview(**overview[name]) for name in SECTIONS},
    )


@router.get("", operation_id="read_site")
async def read_site(services: Services, site: OwnSite, session: Reading) -> SiteOut:
    return await _site_out(session, services, site)


@router.put("/settings", operation_id="save_settings")
async def save_settings(
    services: Services,
    payload: SettingsIn,
    site: OwnSiteToChange,
    session: Writing,
    if_match: IfMatch = None,
    if_none_match: IfNoneMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> SettingsSaved:
    service.check_language_count(site, payload.languages, services.settings.limits.languages_per_site)
    saved = await service.save_settings(
        session,
        site,
        payload.model_dump(),
        if_match=if_match,
        if_none_match=if_none_match,
        idempotency_key=idempotency_key,
    )
    return SettingsSaved(**saved)


@router.post("/activation", operation_id="activate_site")
async def activate(services: Services, payload: ActivationIn, site: OwnSiteToChange, session: Writing) -> SiteOut:
    # Only wrong keys count, no typing error and no outage; and the count must outlive the failed transaction: the
    # throttle is not the database.
    rate = services.settings.limits.activation_per_account
    async with services.throttle.attempt("activation", rate, site.account_id) as attempt:
        try:
            await service.activate(session, services.keyring, site, payload.key, shows_badge=payload.showsBadge)
        except KeyInvalid:
            attempt.has_failed = True
            raise
    return await _site_out(session, services, site)


def _add_section_routes(section: Section) -> None:
    """Reading and saving one section, typed by its own models."""
    models = MODELS[section.name]

    async def read_section(response: Response, site: OwnSite, session: Reading) -> Any:
        state = await session.get(SectionState, (site.id, section.name))
        revision = state.revision if state else 0
        documents = await read_documents(session, site.id, site.languages, [section.name])
        response.headers["ETag"] = f'"{revision}"'
        return {"revision": revision, **documents[section.name]}

    async def save(
        services: Services,
        language: Annotated[LanguageCode, Path()],
        site: OwnSiteToChange,
        session: Writing,
        payload: Annotated[Any, Body()],
        if_match: IfMatch = None,
        if_none_match: IfNoneMatch = None,
        idempotency_key: IdempotencyKey = None,
    ) -> SectionSaved:
        limits = services.settings.limits
        await check_counts(session, site, section, language, payload, limits.items_per_list)
        saved = await save_section(
            session,
            services.keyring,
            site,
            section,
            language,
            payload,
            if_match=if_match,
            if_none_match=if_none_match,
            idempotency_key=idempotency_key,
            most_items=limits.items_per_list,
        )
        await keep_to_room(session, site, limits.versions_bytes)
        return SectionSaved(**saved)

    save.__annotations__["payload"] = Annotated[
        models.save, FewFaults
    ]  # a type known only now; FastAPI reads it from here
    path = f"/sections/{section.name}"
    router.get(path, operation_id=f"read_{section.name}", response_model=models.stored)(read_section)
    router.put(path + "/{language}", operation_id=f"save_{section.name}")(
        accepts(RequestPolicy(max_bytes=lambda limits: limits.section_bytes, max_values=SECTION_MAX_VALUES))(save)
    )


for _section in SECTIONS.values():
    _add_section_routes(_section)


@router.delete("/sections/{section}/items/{item_id}", operation_id="delete_item")
async def delete_item(
    services: Services,
    section: SectionName,
    item_id: Annotated[ItemId, Path()],
    site: OwnSiteToChange,
    session: Writing,
) -> SectionChanged:
    most_items = services.settings.limits.items_per_list
    return SectionChanged(**await items.delete_item(session, site, SECTIONS[section], item_id, most_items))


@router.post("/sections/{section}/items", operation_id="restore_item")
async def restore_item(
    services: Services, section: SectionName, payload: RestoreIn, site: OwnSiteToChange, session: Writing
) -> SectionChanged:
    place = (payload.list, payload.language, payload.position)
    most_items = services.settings.limits.items_per_list
    changed = await items.restore_item(
        session, site, SECTIONS[section], *place, payload.item, most_items, payload.translations
    )
    return SectionChanged(**changed)


@router.delete("/sections/{section}/settings/{name}", operation_id="clear_setting")
async def clear_setting(
    section: SectionName, name: Annotated[str, Path(max_length=20)], site: OwnSiteToChange, session: Writing
) -> SectionChanged:
    return SectionChanged(**await items.clear_setting(session, site, SECTIONS[section], name))


@router.get("/drafts", operation_id="read_drafts", response_model=DraftsOut)
async def read_drafts(services: Services, site: OwnSite, session: Reading) -> Response:
    found = await drafts.read_written_drafts(session, site)
    keys = drafts.draft_keys(services.keyring, site)
    return Response(drafts.drafts_document(site, keys, found), media_type="application/json")


@router.put("/drafts/{section}", operation_id="keep_draft", status_code=204)
@accepts(RequestPolicy(max_bytes=lambda limits: limits.draft_bytes, max_values=DRAFT_MAX_VALUES))
async def keep_draft(
    section: DraftName, payload: Annotated[drafts.DraftIn, FewFaults], site: OwnSiteToChange, session: Writing
) -> None:
    drafts.check_draft(section, payload.content)
    await drafts.keep_draft(session, site, section, payload.baseRevision, payload.tab, payload.content)


@router.delete("/drafts/{section}", operation_id="drop_draft", status_code=204)
async def drop_draft(
    section: DraftName, site: OwnSiteToChange, session: Writing, tab: Annotated[str, Query(max_length=36)] = ""
) -> None:
    await drafts.drop_draft(session, site, section, tab)
