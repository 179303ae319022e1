"""`vitrine export`: a site as the older product's documents, its option plain, its files as data URLs.

Called by cli/ and export_archive/. A document is put together with marks where files belong; they are read one at a
time while it is written, so that a site full of pictures needs the memory of one.
"""

import base64
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.accounts.service import find_by_email
from vitrine.accounts.tables import Account
from vitrine.content import describe
from vitrine.content.describe import Field, ItemList, Section, unwritten
from vitrine.content.documents import (
    ACTIVATED,
    CREATED_AT,
    EXPORT_VERSION,
    ID,
    MADE_BY,
    MARKS,
    MESSAGE,
    MESSAGE_OURS,
    MESSAGES,
    OURS,
    SITE,
    SITE_OURS,
    SITES,
    STYLE,
    UNTRANSLATED,
    USER,
    USERS,
)
from vitrine.content.in_step import all_said
from vitrine.content.marks import as_objects
from vitrine.content.sections import SECTIONS
from vitrine.platform.errors import Refused
from vitrine.platform.keyring import Keyring
from vitrine.platform.storage.blobs import BlobMissing, Blobs
from vitrine.platform.storage.database import Database
from vitrine.public.messages.inbox import every_message
from vitrine.public.messages.tables import Message
from vitrine.sites.media.problems import MediaNotFound
from vitrine.sites.media.service import content_of, own_media
from vitrine.sites.site.documents import Document, read_documents
from vitrine.sites.site.tables import SHARED, Item, SectionTexts, Site
from vitrine.sites.tiers.seal import open_layout
from vitrine.transfer.interchange.fields import is_below_ours
from vitrine.transfer.interchange.report import Report, shown
from vitrine.transfer.interchange.translations import written_translations
from vitrine.transfer.interchange.values import style_css

Fields = dict[str, Any]
Write = Callable[[str], Awaitable[object]]  # awaited: whoever packs what is written says when he wants more
_AT_ONCE_BYTES = 3 * 65536  # a multiple of three: base64 of the parts is base64 of the whole


@dataclass(frozen=True)
class FileMark:
    media_id: str


def _moment(value: datetime | None) -> str | None:
    return value.isoformat() if value else None


def _named(names: dict[str, str], values: Fields) -> Fields:
    """Under the older product's names; what there is not is left out."""
    return {names[ours]: value for ours, value in values.items() if value is not None}


def _site_fields(site: Site, keyring: Keyring) -> Fields:
    return {ID: site.id} | _named(
        SITE,
        {
            "siteType": site.site_type,
            "languages": site.languages,
            "activation": ACTIVATED if site.activation else None,
            "layout": open_layout(keyring, site.id, site.sealed_layout),
            "themeIndex": site.theme_index,
            "createdAt": _moment(site.created_at),
            "updatedAt": _moment(site.updated_at),
            "date": _moment(site.created_at),
        },
    )


def _site_fields_of_ours(site: Site) -> Fields:
    return _named(
        SITE_OURS,
        {
            "ownerName": site.owner_name,
            "slug": site.slug,
            "isOnline": site.is_online,
            "mailsMessages": site.mails_messages,
            "hiddenLanguages": site.hidden_languages or None,
            "showsBadge": None if site.shows_badge else False,
            "offersResume": True if site.offers_resume else None,
            "countsVisits": None if site.counts_visits else False,
        },
    )


def _user_fields(account: Account) -> Fields:
    return {ID: account.id} | _named(
        USER,
        {
            "id": account.id,
            "email": account.email,
            "userName": account.user_name,
            "createdAt": _moment(account.created_at),
        },
    )


def _message_fields(message: Message) -> Fields:
    written = {ID: message.id} | _named(
        MESSAGE,
        {
            "email": message.email,
            "name": message.name,
            "message": message.message,
            "receivedAt": _moment(message.received_at),
        },
    )
    ours = _named(
        MESSAGE_OURS,
        {
            "language": message.language or None,
            "readAt": _moment(message.read_at),
            "archivedAt": _moment(message.archived_at),
            "spamAt": _moment(message.spam_at),
            "spamReasons": message.spam_reasons or None,
        },
    )
    return _with_ours(written, ours)


def _with_ours(written: Fields, ours: Fields) -> Fields:
    return {**written, OURS: ours} if ours else written


def _is_unused(field: Field, value: Any, *, is_ours: bool) -> bool:
    """What is ours and not used is left out: the document is the older product's."""
    return is_ours and not field.required and bool(value == unwritten(field))


def _aliased(fields: Iterable[Field], values: Fields, *, is_all_ours: bool) -> Fields:
    """Values under their aliases, files as marks. What is ours has a key of its own, unless all this is below it."""
    written: Fields = {}
    ours: Fields = {}
    marks: Fields = {}
    for field in fields:
        value = values.get(field.name)
        if value is None or _is_unused(field, value, is_ours=is_all_ours or field.ours):
            continue
        holder = ours if field.ours and not is_all_ours else written
        holder[field.alias] = _written(field, value)
        if isinstance(field, describe.Text) and (said := values.get(field.name + describe.MARKS)):
            marks[field.alias] = as_objects(said)
    if marks:
        (written if is_all_ours else ours)[MARKS] = marks
    return _with_ours(written, ours)


def _written(field: Field, value: Any) -> Any:
    match field:
        case describe.Media():
            return FileMark(value)
        case describe.OwnPage():
            return _aliased(field.fields, value, is_all_ours=True)
        case describe.Rows():
            return [{ID: row["id"], **_aliased(field.fields, row, is_all_ours=True)} for row in value]
    return value


def _settings(section: Section, settings: Fields) -> Fields:
    """Of texts among them, which are ours, those that say something: the document is the older product's without."""
    silent = {field.name for field in section.settings if isinstance(field, describe.Text) and not settings[field.name]}
    described = (field for field in section.settings if field.name not in silent)
    return _aliased(described, settings, is_all_ours=section.ours)


def _items(
    section: Section, item_list: ItemList, items: list[Fields], dates: dict[str, datetime], own: list[Fields]
) -> list[Fields]:
    """`own`: the same items without the words that stand in where they are not translated. Which those are is said."""
    is_ours = is_below_ours(section, item_list)
    written: list[Fields] = []
    for whole, said in zip(items, own, strict=True):
        item = (
            whole
            if item_list.own_page is None
            else {**whole, item_list.own_page.name: said.get(item_list.own_page.name)}
        )
        fields = {ID: item["id"], **_aliased(item_list.fields, item, is_all_ours=is_ours)}
        if lent := [field.alias for field in item_list.fields if item.get(field.name) != said.get(field.name)]:
            holder = fields if is_ours else fields.setdefault(OURS, {})
            holder[UNTRANSLATED] = lent
        date = {CREATED_AT: _moment(dates.get(item["id"]))}
        if item_list.dated or is_ours:
            written.append(fields | date)
        else:
            written.append(_with_ours(fields, fields.pop(OURS, {}) | date))
    return written


def section_fields(section: Section, document: Document, dates: dict[str, datetime]) -> Fields:
    """What the site's document has of it."""
    shared = document["shared"]
    styles = {
        slot.alias: {STYLE[name]: style_css(name, value) for name, value in style.items() if value is not None}
        for slot in section.styles
        if (style := shared["styles"].get(slot.name))
    }
    written: Fields = {section.styles_alias: styles} if styles else {}
    written |= _settings(section, shared["settings"])
    ours: Fields = written.pop(OURS, {})
    for item_list in section.shared_lists:
        if shared["lists"][item_list.name]:
            held = shared["lists"][item_list.name]
            items = _items(section, item_list, held, dates, held)
            (ours if item_list.ours else written)[item_list.alias] = items
    for code, content in document["languages"].items():
        if any(content["texts"].values()):
            written[section.texts_alias.format(lang=code)] = _aliased(
                section.texts, content["texts"], is_all_ours=section.ours
            )
        whole = all_said(section, document, code, list(document["languages"]))
        for item_list in section.own_lists:
            if own := content["lists"][item_list.name]:
                items = _items(section, item_list, whole["lists"][item_list.name], dates, own)
                (ours if item_list.ours else written)[item_list.alias.format(lang=code)] = items
    return _with_ours({}, written) if section.ours else _with_ours(written, ours)


async def _held_languages(session: AsyncSession, site: Site) -> list[str]:
    """The site's own, then those that it keeps content of."""
    written = set(
        await session.scalars(select(SectionTexts.language).where(SectionTexts.site_id == site.id).distinct())
    )
    written |= set(await session.scalars(select(Item.language).where(Item.site_id == site.id).distinct()))
    return list(dict.fromkeys([*site.languages, *sorted(written - {SHARED})]))


async def site_document(session: AsyncSession, keyring: Keyring, site: Site) -> Fields:
    documents = await read_documents(session, site.id, await _held_languages(session, site))
    rows = await session.execute(select(Item.id, Item.created_at).where(Item.site_id == site.id))
    dates = {row.id: row.created_at for row in rows}
    whole = _site_fields(site, keyring)
    ours = _site_fields_of_ours(site)
    for name, section in SECTIONS.items():
        written = section_fields(section, documents[name], dates)
        ours |= written.pop(OURS, {})
        whole |= written
    return _with_ours(whole, ours | await written_translations(session, site))


async def find_account(session: AsyncSession, owner: str | None) -> tuple[Account, Site]:
    """The one that is named, or the only one there is."""
    if owner is not None:
        account = await find_by_email(session, owner)
        if account is None:
            raise Refused(f"no account has the address {shown(owner)}")
    else:
        accounts = list(await session.scalars(select(Account).limit(2)))
        if len(accounts) != 1:
            raise Refused("--owner EMAIL is needed: there " + ("is no account" if not accounts else "are several"))
        account = accounts[0]
    site = await session.scalar(select(Site).where(Site.account_id == account.id))
    if site is None:
        raise Refused(f"the account {account.email} has no site")
    return account, site


async def export_site(
    database: Database,
    blobs: Blobs,
    keyring: Keyring,
    owner: str | None,
    write: Write,
    report: Report,
    beside: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Writes the file piece by piece. A file that is missing in the store is told, and null stands for it.

    `beside`: what to write, by media id, where a file is taken along beside the documents (export_archive/).

    The texts are of one moment. No transaction is held while the files are read, which may take minutes.
    """
    async with database.reading() as session:
        if not database.is_sqlite:  # SQLite reads one state by itself; PostgreSQL must be asked to
            await session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        account, site = await find_account(session, owner)
        document = await site_document(session, keyring, site)
    writer = _Writer(database, blobs, site.id, write, report, beside)
    await write(f'{{\n"{MADE_BY}": {EXPORT_VERSION},\n"{SITES}": [\n')
    await writer.write(document, SITES)
    await write(f'\n],\n"{USERS}": [\n')
    await writer.write(_user_fields(account), USERS)
    await write(f'\n],\n"{MESSAGES}": [')
    await _write_messages(every_message(database, site.id), write)
    await write("\n]\n}\n")


async def _write_messages(messages: AsyncIterator[Message], write: Write) -> None:
    before = "\n"
    async for message in messages:
        await write(before + json.dumps(_message_fields(message), ensure_ascii=False))
        before = ",\n"


class _Writer:
    """JSON with files put in where their marks stand."""

    def __init__(
        self, database: Database, blobs: Blobs, site_id: str, write: Write, report: Report, beside: Mapping[str, str]
    ) -> None:
        self._database, self._blobs, self._site_id = database, blobs, site_id
        self._write, self._report, self._beside = write, report, beside

    async def write(self, document: Fields, path: str) -> None:
        """A field per line, so that people can read and compare it."""
        before = "{\n"
        for key, value in document.items():
            await self._write(f"{before} {json.dumps(key)}: ")
            await self._write_value(value, f"{path}.{key}")
            before = ",\n"
        await self._write("\n}")

    async def _write_value(self, value: Any, path: str) -> None:
        if isinstance(value, FileMark):
            await self._write_file(value, path)
        elif isinstance(value, dict) and value:
            await self._write_item(value, path)
        elif isinstance(value, list) and value and isinstance(value[0], dict | FileMark):
            for index, item in enumerate(value):
                await self._write("[\n  " if index == 0 else ",\n  ")
                await self._write_value(item, f"{path}[{index}]")
            await self._write("]")
        else:
            await self._write(json.dumps(value, ensure_ascii=False))

    async def _write_item(self, item: Fields, path: str) -> None:
        before = "{"
        for key, value in item.items():
            await self._write(f"{before}{json.dumps(key)}: ")
            await self._write_value(value, f"{path}.{key}")
            before = ", "
        await self._write("}")

    async def _write_file(self, mark: FileMark, path: str) -> None:
        if mark.media_id in self._beside:
            await self._write(json.dumps(self._beside[mark.media_id]))
            return
        async with self._database.reading() as session:
            own = await own_media(session, self._site_id, [mark.media_id])
            try:
                content_type, content = await content_of(session, self._blobs, mark.media_id)
            except (MediaNotFound, BlobMissing):
                content_type, content = "", None
        if content is None:
            self._report.leave_out(path, "its file is missing in the store")
            await self._write("null")
            return
        name = f";name={quote(own[0].file_name, safe='')}" if own and own[0].file_name else ""
        await self._write(f'"data:{content_type}{name};base64,')
        for start in range(0, len(content), _AT_ONCE_BYTES):
            await self._write(base64.b64encode(content[start : start + _AT_ONCE_BYTES]).decode())
        await self._write('"')
