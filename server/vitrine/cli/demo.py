"""`vitrine demo`: a finished site in three languages, made through the same services as an owner's.

It stands in three files of demo/: `site.json` is what the older product has; `more.json` lies on top of it with what is
optional (further sections, marks in texts, what matters in a picture); `pages.json` has the projects' own pages, each
text with its languages side by side.
"""

import hashlib
import json
import secrets
from typing import Any

from sqlalchemy import select

from vitrine.accounts import service as accounts
from vitrine.accounts.inputs import SignUp
from vitrine.accounts.tables import Account
from vitrine.cli.migrate import migrate_database
from vitrine.content import describe
from vitrine.content.describe import Section, files_named
from vitrine.content.layouts import Option
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.content.styles import SetName, styles_of_set
from vitrine.platform.keyring import Keyring, open_keyring
from vitrine.platform.settings import Settings
from vitrine.platform.shipped import DEMO
from vitrine.platform.storage.blobs import Blobs
from vitrine.platform.storage.database import Database
from vitrine.sites.media.kinds import Accepts
from vitrine.sites.media.library import MediaLibrary
from vitrine.sites.site.fresh_pictures import freshen_pages
from vitrine.sites.site.in_step import LISTS
from vitrine.sites.site.revisions import revision_named
from vitrine.sites.site.save import save_section
from vitrine.sites.site.service import activate, save_settings
from vitrine.sites.site.site_lifecycle import StoredSiteLifecycle
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.catalogue import read_catalogue
from vitrine.sites.site.translations.service import confirm
from vitrine.sites.tiers.keys import issue_key

EMAIL = "demo@vitrine.example"


async def make_demo(settings: Settings) -> int:
    await migrate_database(settings)
    database = Database(settings.resolved_database_url)
    media = MediaLibrary(database, Blobs(settings.resolved_blobs_url), freshen_pages)
    try:
        async with database.reading() as session:
            if await session.scalar(select(Account.id).where(Account.email == EMAIL)):
                print(
                    f"The demo site is there already: sign in with {EMAIL} and the password printed when it was made."
                )
                return 0
        password = secrets.token_urlsafe(9)
        await _make(database, media, open_keyring(settings), settings, password)
        await media.make_all_variants()
    finally:
        await media.close()
        await database.close()
    print(f"Demo site: sign in at /dashboard/login with {EMAIL} and {password}")
    return 0


async def _make(database: Database, media: MediaLibrary, keyring: Keyring, settings: Settings, password: str) -> None:
    demo = read_demo()
    sign_up = SignUp(user_name=demo["ownerName"], email=EMAIL, password=password)
    account = await accounts.sign_up(
        database,
        settings,
        StoredSiteLifecycle(),
        user_name=sign_up.user_name,
        email=sign_up.email,
        password_hash=await accounts.hash_for_signup(database, settings, sign_up),
    )
    async with database.writing() as session:
        if settings.mode == "public":  # nobody reads its mail, and its owner signs in with the password that is printed
            await accounts.mark_confirmed(session, StoredSiteLifecycle(), await session.get_one(Account, account.id))
        site = (await session.scalars(select(Site).where(Site.account_id == account.id))).one()
        await activate(session, keyring, site, await issue_key(session, keyring, "demo"))
        chosen = {"siteType": demo["siteType"], "languages": demo["languages"], "themeIndex": demo["themeIndex"]}
        await save_settings(session, site, chosen, if_match=None, if_none_match="*", idempotency_key=None)
    pictures = await _upload(media, site.id, demo)
    for name, document in demo["sections"].items():
        section = SECTIONS[name]
        for language, content in document["languages"].items():
            await _save(database, keyring, site.id, section, language, content, document["shared"], pictures, demo)
    await _confirm_same_words(database, site.id, demo["option"])


async def _confirm_same_words(database: Database, site_id: str, option: Option) -> None:
    """Names of works and towns are the same in another language on purpose: its owner said so of each."""
    async with database.writing() as session:
        site = await session.get_one(Site, site_id)
        for language in site.languages[1:]:
            catalogue = await read_catalogue(session, site, option, language)
            for name, section in SECTIONS.items():
                found = [entry for entry in catalogue if entry.section == name]
                seen = {entry.at: entry.source.text for entry in found if entry.state == "copied" and entry.at}
                if seen:
                    await confirm(session, site, section, language, seen)


def read_demo() -> dict[str, Any]:
    """demo/site.json with all that the other files add to its sections."""
    files = ("site", "more", "pages")
    demo: dict[str, Any]
    demo, more, pages = (json.loads((DEMO / f"{name}.json").read_text("utf-8")) for name in files)
    for language, content in demo["sections"]["projects"]["languages"].items():
        for project in content["lists"]["projects"]:
            if page := pages.get(project["id"]):
                project["page"] = {"isShown": True, **_in_language(page, language)}
    nothing_written: dict[str, Any] = {"texts": {}, "lists": {}}
    look = {"styles": {}, "settings": demo["appearance"], "lists": {}}
    of_whole_site = {"appearance": {"languages": {demo["languages"][0]: nothing_written}, "shared": look}}
    demo["sections"] = _laid_over(demo["sections"], more | of_whole_site)
    return demo


def _laid_over(below: Any, above: Any) -> Any:
    """Both at once; items of a list are the same by their ids (and so in web/src/gallery/samples.ts)."""
    if isinstance(below, dict) and isinstance(above, dict):
        return below | {name: _laid_over(below.get(name), value) for name, value in above.items()}
    if isinstance(below, list) and isinstance(above, list):
        by_id = _laid_over({item["id"]: item for item in below}, {item["id"]: item for item in above})
        return list(by_id.values())
    return above


def _in_language(value: Any, language: str) -> Any:
    if isinstance(value, list):
        return [_in_language(each, language) for each in value]
    if not isinstance(value, dict):
        return value
    return (
        value[language] if language in value else {name: _in_language(each, language) for name, each in value.items()}
    )


async def _upload(media: MediaLibrary, site_id: str, demo: dict[str, Any]) -> dict[str, str]:
    """Media ids by the file names that stand in the demo."""
    names = {path.name for path in (DEMO / "pictures").iterdir() if path.suffix in (".jpg", ".svg", ".pdf")}
    used = sorted(name for name in names if f'"{name}"' in json.dumps(demo["sections"]))
    ids: dict[str, str] = {}
    for name in used:
        print(f"  {name}", flush=True)
        accepts: Accepts = "file" if name.endswith(".pdf") else "image"
        ids[name] = await media.accept(site_id, (DEMO / "pictures" / name).read_bytes(), accepts, name)
    return ids


async def _save(
    database: Database,
    keyring: Keyring,
    site_id: str,
    section: Section,
    language: str,
    content: dict[str, Any],
    shared: dict[str, Any],
    pictures: dict[str, str],
    demo: dict[str, Any],
) -> None:
    settings = shared["settings"] | ({LISTS: describe.TOGETHER} if section.own_lists else {})
    dressed = {**shared, "settings": settings, "styles": _styles(section, demo["styleSet"])}
    whole = {"content": content, "shared": dressed, "layout": demo["option"]}
    sent = _with_ids(whole, section, pictures, language, demo["languages"][0])
    async with database.writing() as session:
        site = await session.get_one(Site, site_id, with_for_update=True)
        revision = revision_named((await section_state(session, site, section)).revision)
        await save_section(
            session,
            keyring,
            site,
            section,
            language,
            MODELS[section.name].save.model_validate(sent),
            if_match=revision["if_match"],
            if_none_match=revision["if_none_match"],
            idempotency_key=None,
        )


def _styles(section: Section, chosen: SetName) -> dict[str, Any]:
    """One of the ready-made sets, as the style editor stores it."""
    return {slot.name: styles_of_set(slot, chosen) for slot in section.styles}


def _with_ids(
    sent: dict[str, Any], section: Section, pictures: dict[str, str], language: str, source: str
) -> dict[str, Any]:
    """File names become media ids; items of one list get an id per language, since an id stands for one item, and those
    of a translation name their original.
    """
    copy: dict[str, Any] = json.loads(json.dumps(sent))
    for setting in section.settings:
        if isinstance(setting, describe.Media) and (name := copy["shared"]["settings"].get(setting.name)):
            copy["shared"]["settings"][setting.name] = pictures.get(name)
    for item_list in section.lists:
        for item in copy["shared" if item_list.shared else "content"]["lists"].get(item_list.name, []):
            for holder, field, _way in files_named(item_list.fields, item):
                holder[field.name] = pictures[holder[field.name]]
            for own in item_list.fields:
                if isinstance(own, describe.OwnPage) and (page := item.get(own.name)):
                    _give_row_ids(own, page, item["id"])
            name = item["id"]
            item["id"] = _id_of("" if item_list.shared else language, item_list.name, name)
            if not item_list.shared and language != source:
                item["original"] = _id_of(source, item_list.name, name)
    return copy


def _give_row_ids(page_field: describe.OwnPage, page: dict[str, Any], item_id: str) -> None:
    """The same in all languages, as on a page that was taken over: so its captions are each other's translations."""
    for rows in page_field.fields:
        if isinstance(rows, describe.Rows):
            for place, row in enumerate(page.get(rows.name, [])):
                row["id"] = _id_of(item_id, rows.name, str(place))


def _id_of(*parts: str) -> str:
    return hashlib.sha256(":".join(parts).encode()).hexdigest()[:16]
