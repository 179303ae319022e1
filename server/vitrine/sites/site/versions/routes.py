"""The owner's versions: a list of them, the site as it was at one, and what he wants put back."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from vitrine.content.layouts import Option
from vitrine.content.schema import ItemId, LanguageCode, Strict
from vitrine.content.sections import SectionName
from vitrine.platform.errors import NotFound
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.sites.media.service import own_media
from vitrine.sites.site.documents import read_documents
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange
from vitrine.sites.site.media_routes import MediaOut, media_out
from vitrine.sites.site.named_media import ids_in
from vitrine.sites.site.requests import IdempotencyKey, IfMatch, IfNoneMatch, Services
from vitrine.sites.site.versions.files import bytes_for_versions
from vitrine.sites.site.versions.history import Listed, end_of_change, list_versions, site_at, used_bytes
from vitrine.sites.site.versions.keeping import settings_of
from vitrine.sites.site.versions.restoring import RestoreTarget, What, restore
from vitrine.sites.site.versions.thinning import keep_to_room
from vitrine.sites.tiers.seal import open_layout

router = APIRouter(prefix="/api/site/versions", tags=["versions"])

Place = SectionName | Literal["settings"]
Number = Annotated[int, Path(ge=-(2**31), lt=2**31)]
PER_PAGE = 40


class ChangeOut(BaseModel):
    part: Literal["texts", "settings", "styles", "lists"]
    name: str
    added: int
    removed: int
    changed: int


class VersionOut(BaseModel):
    """`language` is empty where the change is of no one language, `isOwn` false where a command of the operator did it.
    `isCurrent`: nothing has replaced it.
    """

    number: int
    savedAt: str
    section: Place
    language: str
    origin: Literal["save", "restore", "import", "before"]
    isOwn: bool
    isCurrent: bool
    changes: list[ChangeOut]

    @classmethod
    def of(cls, listed: Listed) -> "VersionOut":
        return cls(
            number=listed.number,
            savedAt=listed.saved_at.isoformat(),
            section=listed.section,
            language=listed.language,
            origin=listed.origin,
            isOwn=listed.saved_by is not None,
            isCurrent=listed.is_current,
            changes=[ChangeOut(**asdict(change)) for change in listed.changes],
        )


class VersionsOut(BaseModel):
    """The latest first. `next`: what `before` must be to get those that follow; none when these are the last.

    `usedBytes` of `mostBytes` is what they take of their room; `fileBytes` what files that only versions show take of
    the files' room.
    """

    versions: list[VersionOut]
    next: int | None
    usedBytes: int
    mostBytes: int
    fileBytes: int


class SettingsThen(BaseModel):
    siteType: str
    languages: list[str]
    themeIndex: int
    layout: Option
    showsBadge: bool
    offersResume: bool


class VersionThen(BaseModel):
    """The site at that moment, as far as versions tell: the rest as it is today. `sections` are documents."""

    settings: SettingsThen
    sections: dict[SectionName, dict[str, Any]]
    media: list[MediaOut]


class RestorePartIn(Strict):
    """What is to be put back: `name` of a text, setting, style or list, `item` the id of one of that list."""

    what: What
    section: Place = "settings"
    language: LanguageCode | Literal[""] = ""
    name: Annotated[str, Field(max_length=40)] = ""
    item: ItemId | Literal[""] = ""


class Restored(BaseModel):
    """`changed`: the sections. `undo`: the version at which all is as it was before."""

    siteRevision: int
    undo: int
    changed: list[Place]


@router.get("", operation_id="list_versions")
async def list_all(
    services: Services,
    site: OwnSite,
    session: Reading,
    section: Place | None = None,
    before: Annotated[int | None, Query(ge=-(2**31), lt=2**31)] = None,
) -> VersionsOut:
    found = await list_versions(session, site.id, section=section, before=before, limit=PER_PAGE + 1)
    page = found[:PER_PAGE]
    return VersionsOut(
        versions=[VersionOut.of(listed) for listed in page],
        next=page[-1].number if len(found) > PER_PAGE else None,
        usedBytes=await used_bytes(session, site.id),
        mostBytes=services.settings.limits.versions_bytes,
        fileBytes=await bytes_for_versions(session, site.id),
    )


@router.get("/{number}", operation_id="read_version")
async def read_one(services: Services, number: Number, site: OwnSite, session: Reading) -> VersionThen:
    last = await end_of_change(session, site.id, number)
    if last is None:
        raise NotFound()
    then = await site_at(session, site.id, last)
    settings = then.settings or settings_of(site)
    # Of languages that came since, what stands there today: the other page beside it has them.
    languages = list(dict.fromkeys([*settings["languages"], *site.languages, *(code for _, code in then.contents)]))
    sections = await read_documents(session, site.id, languages)
    for (name, code), content in then.contents.items():
        sections[name]["languages"][code] = content
    for name, shared in then.shared.items():
        sections[name]["shared"] = shared
    media = await own_media(session, site.id, set(ids_in(sections)))
    return VersionThen(
        settings=SettingsThen(
            siteType=settings["siteType"],
            languages=settings["languages"],
            themeIndex=settings["themeIndex"],
            layout=open_layout(services.keyring, site.id, settings["sealedLayout"]),
            showsBadge=settings["showsBadge"],
            offersResume=settings["offersResume"],
        ),
        sections=sections,
        media=[media_out(file) for file in media],
    )


@router.post("/{number}/restoration", operation_id="restore_version")
async def put_back(
    services: Services,
    number: Number,
    payload: RestorePartIn,
    site: OwnSiteToChange,
    session: Writing,
    if_match: IfMatch = None,
    if_none_match: IfNoneMatch = None,
    idempotency_key: IdempotencyKey = None,
) -> Restored:
    restored = await restore(
        session,
        services.keyring,
        site,
        number,
        RestoreTarget(**payload.model_dump()),
        most_items=services.settings.limits.items_per_list,
        if_match=if_match,
        if_none_match=if_none_match,
        idempotency_key=idempotency_key,
    )
    await keep_to_room(session, site, services.settings.limits.versions_bytes)
    return Restored(**restored)
