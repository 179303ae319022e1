"""`vitrine import`: one file into one account's site, in one transaction or not at all. Called by cli/."""

import hashlib
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts import addresses
from vitrine.accounts.problems import BadEmail
from vitrine.accounts.service import create_account, find_by_email
from vitrine.accounts.tables import Account
from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.content.documents import CREATED_AT, ID, SITE_OURS, USER, USERS
from vitrine.content.layouts import Option
from vitrine.content.sections import SECTIONS
from vitrine.platform.errors import Refused
from vitrine.platform.keyring import Keyring
from vitrine.platform.settings import Settings
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.public.messages.earlier import keep_earlier_messages
from vitrine.public.rendering.resolve import home_site
from vitrine.sites.media.service import FilesPut, files_put, keep_media
from vitrine.sites.media.tables import Blob
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.sites.site.look import choose_layout
from vitrine.sites.site.revisions import bump, revision_named
from vitrine.sites.site.save import write_section
from vitrine.sites.site.service import activate, save_settings, section_revisions
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle
from vitrine.sites.site.slugs import is_slug_taken
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Item, SectionTexts, Site
from vitrine.sites.site.versions.keeping import ChangeContext, keep_before, keep_changed, keep_settings, settings_of
from vitrine.sites.tiers.keys import issue_key
from vitrine.transfer.interchange import values
from vitrine.transfer.interchange.fields import FieldReader
from vitrine.transfer.interchange.files import AttachedFiles
from vitrine.transfer.interchange.fitting import empty_document, name_media, saves_of
from vitrine.transfer.interchange.plan import Plan, make_plan
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.shape import Fields, OlderFile, read_file
from vitrine.transfer.interchange.translations import put_translations


@dataclass(frozen=True)
class InstanceHandles:
    """The instance that an import goes into."""

    settings: Settings
    database: Database
    blobs: Blobs
    keyring: Keyring
    workshop: Workshop


@dataclass(frozen=True)
class ImportOptions:
    owner: str | None = None
    option: Option | None = None
    replaces: bool = False
    activates: bool = False
    is_strict: bool = False
    is_dry_run: bool = False


@dataclass(frozen=True)
class Target:
    """Whose site it becomes. `user_name`: of an account that the import makes."""

    email: str
    user_name: str
    signed_up_at: datetime | None
    is_new: bool
    is_paid: bool


@dataclass(frozen=True)
class Imported:
    slug: str
    email: str
    is_new_account: bool
    languages: list[str]
    files: int
    messages: int
    messages_known: int


async def import_file(
    handles: InstanceHandles, content: bytes, chosen: ImportOptions, report: Report, beside: AttachedFiles | None = None
) -> Imported | None:
    """What came in; None after a dry run. Everything that can be refused is, before the first row is written."""
    file = read_file(content, report)
    target = await _find_target(handles, file, chosen)
    _tell_about_users(file, target, report)
    is_paid = target.is_paid or chosen.activates
    max_bytes = handles.settings.limits.upload_bytes
    plan = await make_plan(
        *(file, chosen.option, handles.workshop),
        is_paid=is_paid,
        max_file_bytes=max_bytes,
        report=report,
        beside=beside,
    )
    slug = await _free_slug(handles, plan, target, report)
    await _tell_about_home(handles, plan, target, report)
    if chosen.is_strict and report.left_out:
        raise Refused("nothing was imported: --strict takes all of a file or nothing")
    if chosen.is_dry_run:
        return None
    contents = {hashlib.sha256(clean.content).hexdigest(): clean.content for clean in plan.files.values()}
    # Before the transaction: a slow store must not keep other writers waiting.
    async with files_put(handles.database, handles.blobs, contents) as put, handles.database.writing() as session:
        for content_hash in sorted(contents):  # before the site, as uploads do: nobody waits in a circle
            await put.hold(session, content_hash)
            await session.get(Blob, content_hash, with_for_update={"read": True})
        site = await _site_to_change(session, target)
        await _refuse_filled(session, site, chosen)
        if chosen.activates and site.activation is None:
            await activate(session, handles.keyring, site, await issue_key(session, handles.keyring, "import"))
        if (site.activation is not None) != is_paid:
            raise Refused("nothing was imported: the site was activated meanwhile; import it again")
        importing = ChangeContext("import", None)
        await _write_sections(session, put, site, plan, importing)
        await _write_site(session, handles, site, plan, slug, importing)
        await put_translations(session, site, plan.sections.source_language, plan.sections.translations)
        added = await keep_earlier_messages(session, site.id, plan.letters)
    return Imported(
        slug=site.slug,
        email=target.email,
        is_new_account=target.is_new,
        languages=list(site.languages),
        files=len(plan.files),
        messages=added,
        messages_known=len(plan.letters) - added,
    )


def _user_named(file: OlderFile, email: str) -> Fields | None:
    wanted = addresses.normalise(email)
    return next((user for user in file.users if addresses.normalise(_address(user)) == wanted), None)


def _address(user: Fields) -> str:
    written = user.get(USER["email"])
    return written if isinstance(written, str) and written.isprintable() else ""


def _owner_address(file: OlderFile, chosen: ImportOptions) -> str:
    if chosen.owner:
        return chosen.owner
    named = [address for user in file.users if (address := _address(user))]
    if len(named) != 1:
        raise Refused(f'--owner EMAIL is needed: "{USERS}" in the file names {len(named)} accounts, not one')
    return named[0]


def _tell_about_users(file: OlderFile, target: Target, report: Report) -> None:
    own = _user_named(file, target.email)
    if others := len([user for user in file.users if user is not own]):
        report.note(USERS, f"{others} other {'account' if others == 1 else 'accounts'}: only the owner's is looked at")
    if own is not None and not target.is_new:
        report.note(USERS, f"{target.email} has an account here, which stays as it is")
    elif own is not None:
        taken = FieldReader(own, report, USERS)
        for name in (ID, *USER.values()):
            taken.take(name)
        taken.report_rest()


async def _find_target(handles: InstanceHandles, file: OlderFile, chosen: ImportOptions) -> Target:
    try:
        email = addresses.checked(_owner_address(file, chosen))
    except BadEmail:
        raise Refused(f"{shown(_owner_address(file, chosen))} is no e-mail address") from None
    user = _user_named(file, email) or {}
    async with handles.database.reading() as session:
        account = await find_by_email(session, email)
        if account is not None:
            site = await _site_of(session, account)
            await _refuse_filled(session, site, chosen)
            return Target(account.email, account.user_name, None, is_new=False, is_paid=site.activation is not None)
    if not user:
        raise Refused(
            f"no account has the address {shown(email)}, nor is it among the file's {USERS}: sign up with it first"
        )
    try:
        signed_up_at = values.moment(user.get(USER["createdAt"]))
    except values.BadValue:
        signed_up_at = None
    user_name = user.get(USER["userName"])
    name = user_name if isinstance(user_name, str) and user_name.strip() else email.partition("@")[0]
    return Target(email, name, signed_up_at, is_new=True, is_paid=False)


async def _site_of(session: AsyncSession, account: Account, *, to_change: bool = False) -> Site:
    query = select(Site).where(Site.account_id == account.id)
    # FOR UPDATE: an import and a save of one site take turns on PostgreSQL too.
    site = await session.scalar(query.with_for_update() if to_change else query)
    if site is None:
        raise Refused(f"the account {account.email} has no site")
    return site


async def _site_to_change(session: AsyncSession, target: Target) -> Site:
    account = await find_by_email(session, target.email)
    if account is None:
        # No password is in such a file: its owner sets one by the link of 'forgotten password'.
        account = await create_account(
            session, StoredSiteLifecycle(), user_name=target.user_name, email=target.email, password_hash=None
        )
        account.created_at = target.signed_up_at or account.created_at
    return await _site_of(session, account, to_change=True)


async def _refuse_filled(session: AsyncSession, site: Site, chosen: ImportOptions) -> None:
    if not chosen.replaces and any((await section_revisions(session, site)).values()):
        raise Refused(f"the site /@{site.slug} has content already; --replace puts the file's in its place")


async def _free_slug(handles: InstanceHandles, plan: Plan, target: Target, report: Report) -> str | None:
    """The address that the file asks for, unless another site has it."""
    slug = plan.fields.slug
    if slug is None:
        return None
    async with handles.database.reading() as session:
        account = await find_by_email(session, target.email)
        own = await _site_of(session, account) if account else None
        if await is_slug_taken(session, slug, by_other_than=own.id if own else None):
            report.leave_out(SITE_OURS["slug"], f"another site has the address /@{slug}")
            return None
    return slug


async def _tell_about_home(handles: InstanceHandles, plan: Plan, target: Target, report: Report) -> None:
    """/home shows the oldest site, and an imported one keeps its date."""
    pinned, created_at = handles.settings.main_site, plan.fields.created_at
    if pinned or created_at is None:
        return
    async with handles.database.reading() as session:
        first = await home_site(session, pinned)
        account = await find_by_email(session, target.email)
        is_other = first is not None and (account is None or first.account_id != account.id)
        if first is not None and is_other and first.created_at and created_at < first.created_at:
            report.note(CREATED_AT, f"older than /@{first.slug}: /home shows this site (VITRINE_MAIN_SITE pins one)")


async def _write_sections(
    session: AsyncSession, put: FilesPut, site: Site, plan: Plan, importing: ChangeContext
) -> None:
    """All of the site's content becomes the file's. Drafts stay: revisions move on, so that editors ask."""
    ids = {
        picture_id: await keep_media(session, put, site.id, clean, plan.file_name(picture_id))
        for picture_id, clean in plan.files.items()
    }
    documents = plan.sections.documents
    name_media(documents, ids)
    emptied = [name for name, revision in (await section_revisions(session, site)).items() if revision]
    for name in emptied:
        await keep_before(session, site, SECTIONS[name], await section_state(session, site, SECTIONS[name]))
    await session.execute(delete(Item).where(Item.site_id == site.id))
    await session.execute(delete(SectionTexts).where(SectionTexts.site_id == site.id))
    for name, section in SECTIONS.items():
        document = documents.get(name) or (empty_document() if name in emptied else None)
        if document is None:
            continue
        languages = [] if document["languages"] else [*plan.languages, DEFAULT_LANGUAGE][:1]
        for code, save in saves_of(section, document, languages).items():
            await write_section(session, site, section, code, save, importing)
        await keep_changed(session, site, section, importing)  # languages that the file has not are empty now
        await bump(session, site, await section_state(session, site, section))
    await session.flush()
    written = set(await session.scalars(select(Item.id).where(Item.site_id == site.id)))
    dates = plan.sections.item_dates.items()
    dated = [
        {"site_id": site.id, "id": item_id, "created_at": moment} for item_id, moment in dates if item_id in written
    ]
    if dated:
        await session.execute(update(Item), dated)


async def _write_site(
    session: AsyncSession, handles: InstanceHandles, site: Site, plan: Plan, slug: str | None, importing: ChangeContext
) -> None:
    fields = plan.fields
    chosen = {
        "siteType": fields.site_type,
        "languages": plan.languages or site.languages,
        "hiddenLanguages": fields.hidden_languages,
        "themeIndex": fields.theme_index,
        "isOnline": fields.is_online,
        "mailsMessages": fields.mails_messages,
        "showsBadge": fields.shows_badge if site.activation else None,
        "offersResume": fields.offers_resume,
        "countsVisits": fields.counts_visits,
        "slug": slug,
    }
    await save_settings(
        session, site, chosen, **revision_named(site.settings_revision), idempotency_key=None, context=importing
    )
    if plan.option is not None:
        before = settings_of(site)
        choose_layout(handles.keyring, site, plan.option)
        await keep_settings(session, site, before, importing)
    site.owner_name = fields.owner_name or site.owner_name
    site.created_at = fields.created_at or site.created_at
    site.updated_at = fields.updated_at or site.updated_at
