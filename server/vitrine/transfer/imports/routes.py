"""The owner's imports: a file or a sample is read and previewed, then some of it is written, or nothing."""

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import unquote

from fastapi import APIRouter, Depends, Header, Query, Request
from pydantic import Field

from vitrine.accounts.sessions.guard import CurrentAccount
from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.content.layouts import Option
from vitrine.content.schema import LanguageCode, Strict
from vitrine.platform.http.request_policy import RequestPolicy, accepts
from vitrine.platform.http.services import given_services
from vitrine.platform.http.transactions import Reading, Writing
from vitrine.public.rendering.requests import PageServices
from vitrine.sites.media.service import LEAST_COUNTED_BYTES, MediaQuota
from vitrine.sites.site.guard import OwnSite, OwnSiteToChange, site_of
from vitrine.sites.site.requests import IdempotencyKey
from vitrine.sites.site.revisions import IdempotentRequest, hold_sites
from vitrine.sites.site.tables import Site
from vitrine.sites.site.versions.files import quota_of
from vitrine.sites.tiers.policy import check_layout, pictures_for
from vitrine.transfer.imports.applying import LOOK, apply_import
from vitrine.transfer.imports.merging import Mode
from vitrine.transfer.imports.pending import NoPreview, SiteChanged, drop_pending, keep_pending, pending_or_none
from vitrine.transfer.imports.pictures import Pictured, keep_pictures
from vitrine.transfer.imports.preview import make_preview
from vitrine.transfer.imports.proposal import Proposal
from vitrine.transfer.imports.reader import ImportReader
from vitrine.transfer.imports.reading.target import Target
from vitrine.transfer.imports.reading.texts import READ_BYTES, may_be_read
from vitrine.transfer.imports.results import (
    Imported,
    ImportOutcome,
    ImportPreview,
    SampleOut,
    SampleRemoved,
    hides_site,
    preview_out,
)
from vitrine.transfer.imports.samples.removing import left_of_sample, remember_sample, remove_sample
from vitrine.transfer.imports.samples.samples import SampleName, propose
from vitrine.transfer.imports.samples.showing import SampleShown, show
from vitrine.transfer.interchange.problems import UnknownFile
from vitrine.transfer.interchange.zips import Bounds

router = APIRouter(prefix="/api/site", tags=["imports"])


@dataclass(frozen=True, kw_only=True)
class ImportServices(PageServices):
    import_reader: ImportReader


Services = Annotated[ImportServices, Depends(given_services)]


class SampleIn(Strict):
    """`layout`: with the sample's look, on a site in which nothing is written yet; null: as the site has it."""

    name: SampleName
    language: LanguageCode
    layout: Option | None = None


class ApplyIn(Strict):
    """`choices` by part; a part that is not named is only filled where nothing stands."""

    id: Annotated[str, Field(max_length=32)]
    state: Annotated[str, Field(max_length=32)]
    choices: Annotated[dict[Annotated[str, Field(max_length=30)], Mode], Field(max_length=300)]


async def _site_and_quota(services: ImportServices, account: CurrentAccount) -> tuple[Site, MediaQuota]:
    async with services.database.reading() as session:
        site = await site_of(session, account)
        is_confirmed = account.email_verified_at is not None
        return site, await quota_of(session, services.settings, site, is_confirmed=is_confirmed)


async def _previewed(
    services: ImportServices, account: CurrentAccount, site: Site, quota: MediaQuota, opened: Pictured, name: str
) -> ImportPreview:
    """Pictures first, without a transaction: they take their time. Then what waits for the owner's word."""
    allowance = pictures_for(is_paid=site.activation is not None, wants_high_definition=False)
    await keep_pictures(services.media, site.id, quota, allowance, opened)
    async with services.database.writing() as session:
        own = await site_of(session, account)
        await hold_sites(session, own.id)  # two files at the same moment take turns: the later one waits
        opened.proposal.is_for_paid = site.activation is not None
        pending = await keep_pending(session, own, name, opened.proposal)
        most_items = services.settings.limits.items_per_list
        preview = await make_preview(session, own, opened.proposal, most_items)
        return preview_out(own, pending, preview)


@router.post(
    "/import",
    operation_id="read_import",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
# Which of the sizes is this site's, its route knows.
@accepts(RequestPolicy(body="archive", max_bytes=lambda limits: limits.largest_import_bytes))
async def read_import(
    request: Request,
    account: CurrentAccount,
    services: Services,
    language: Annotated[LanguageCode, Query()] = DEFAULT_LANGUAGE,
    file_name: Annotated[str, Header(alias="X-File-Name", max_length=2000)] = "",
) -> ImportPreview:
    """The file is the body; its name comes percent-encoded. What it is, is found out by its content."""
    limits = services.settings.limits
    await services.throttle.hit("import", limits.imports_per_account, account.id)
    site, quota = await _site_and_quota(services, account)
    bounds = Bounds(limits.upload_bytes, quota.most_bytes, quota.most_bytes // LEAST_COUNTED_BYTES)
    reader = services.import_reader
    with reader.expect(site.id):
        async with services.arrivals.receive(request, quota.most_bytes + limits.import_bytes) as arriving:
            if not may_be_read(arriving.read(READ_BYTES)):
                raise UnknownFile
            async with reader.open(arriving.name, _target(site, language), bounds) as opened:
                name = unquote(file_name, errors="replace")
                return await _previewed(services, account, site, quota, opened, name)


def _target(site: Site, language: str) -> Target:
    """One of the site's own languages; a site that has none yet gets this one."""
    if site.languages and language not in site.languages:
        language = site.languages[0]
    return Target(list(site.languages), language, site.activation is not None)


@router.post("/import/sample", operation_id="propose_sample")
async def propose_sample(payload: SampleIn, account: CurrentAccount, services: Services) -> ImportPreview:
    await services.throttle.hit("import", services.settings.limits.imports_per_account, account.id)
    site, quota = await _site_and_quota(services, account)
    if payload.layout is not None:
        check_layout(site.activation is not None, payload.layout)
    sample = propose(payload.name, _target(site, payload.language).language, site.id)
    sample.proposal.site.layout = payload.layout
    return await _previewed(services, account, site, quota, sample, payload.name)


@router.get("/import", operation_id="show_import")
async def show_import(services: Services, site: OwnSite, session: Reading) -> ImportPreview | None:
    """Null: nothing waits for its owner's word."""
    pending = await pending_or_none(session, site)
    if pending is None:
        return None
    most_items = services.settings.limits.items_per_list
    preview = await make_preview(session, site, Proposal.from_json(pending.proposal), most_items)
    return preview_out(site, pending, preview)


@router.delete("/import", operation_id="drop_import", status_code=204)
async def drop_import(site: OwnSiteToChange, session: Writing) -> None:
    await drop_pending(session, site)


@router.post("/import/apply", operation_id="apply_import")
async def apply(
    payload: ApplyIn,
    services: Services,
    site: OwnSiteToChange,
    session: Writing,
    idempotency_key: IdempotencyKey = None,
) -> Imported:
    once = IdempotentRequest(session, site, idempotency_key, ["import", payload.model_dump()])
    if earlier := await once.earlier():
        return Imported(**earlier)
    pending = await pending_or_none(session, site)
    if pending is None:
        raise NoPreview
    proposal = Proposal.from_json(pending.proposal)
    preview = await make_preview(session, site, proposal, services.settings.limits.items_per_list)
    if (pending.id, preview.state) != (payload.id, payload.state):
        raise SiteChanged
    is_sample = proposal.source == "sample"
    done = await apply_import(
        session,
        services.keyring,
        site,
        preview,
        payload.choices,
        takes_look=preview.offers_look and payload.choices.get(LOOK, "skip") != "skip",
        is_online=False if hides_site(site, preview) else None,
    )
    if is_sample and (done.parts or done.dressed):
        language = next((part.language for part in preview.parts if part.language), DEFAULT_LANGUAGE)
        await remember_sample(session, site, pending.name, language, done)
    await drop_pending(session, site)
    imported = Imported(
        parts={name: ImportOutcome.of(outcome) for name, outcome in done.parts.items()},
        languages=done.languages,
        siteRevision=site.revision,
    )
    await once.keep(imported.model_dump())
    return imported


@router.get("/sample", operation_id="read_sample")
async def read_sample(site: OwnSite, session: Reading) -> SampleOut:
    row, left = await left_of_sample(session, site)
    if row is None or left == 0:
        return SampleOut(name=None, language="", left=0)
    return SampleOut.model_validate({"name": row.name, "language": row.language, "left": left})


@router.get("/sample/shown", operation_id="show_sample")
async def show_sample(_account: CurrentAccount, name: SampleName, language: LanguageCode) -> SampleShown:
    return show(name, language)


@router.delete("/sample", operation_id="remove_sample")
async def remove(services: Services, site: OwnSiteToChange, session: Writing) -> SampleRemoved:
    """What its owner changed or added stays. There is none any more: nothing to do."""
    removed = await remove_sample(session, services.keyring, site)
    return SampleRemoved(removed=removed, siteRevision=site.revision)
