"""An import: the chosen parts of a preview, in one transaction, by the same path as every save (sites/site/save.py)."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from vitrine.content.catalogues import DEFAULT_LANGUAGE
from vitrine.content.describe import Section
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS
from vitrine.content.translating import texts_of
from vitrine.platform.errors import Invalid
from vitrine.platform.keyring import Keyring
from vitrine.sites.site.documents import empty_document
from vitrine.sites.site.look import choose_layout
from vitrine.sites.site.revisions import bump, revision_named
from vitrine.sites.site.save import write_section
from vitrine.sites.site.service import save_settings
from vitrine.sites.site.states import section_state
from vitrine.sites.site.tables import Site
from vitrine.sites.site.translations.keeping import read_notes, read_translatable, write_notes
from vitrine.sites.site.versions.keeping import ChangeContext, keep_settings, settings_of
from vitrine.sites.tiers.seal import open_layout
from vitrine.transfer.imports.merging import Mode, Outcome
from vitrine.transfer.imports.preview import Part, Preview
from vitrine.transfer.interchange.fitting import Document

LOOK = "site"  # in `choices`, beside the parts: what the file says of the site as a whole (SiteOffer)


@dataclass
class Done:
    """What an import wrote, by part, and the languages that the site got with it.

    `dressed`: the styles that came with the look, by section; `former`: what the look replaced, and the site's state.
    """

    parts: dict[str, Outcome] = field(default_factory=dict)
    languages: list[str] = field(default_factory=list)
    dressed: dict[str, list[str]] = field(default_factory=dict)
    former: dict[str, Any] = field(default_factory=dict)


async def apply_import(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    preview: Preview,
    choices: dict[str, Mode],
    *,
    takes_look: bool = False,
    is_online: bool | None = None,
) -> Done:
    """Drafts stay where they are: revisions move on, so that open editors ask which is to stand."""
    done = Done()
    if takes_look:
        layout = open_layout(keyring, site.id, site.sealed_layout)
        done.former = {"theme": site.theme_index, "layout": layout, "isOnline": site.is_online}
    importing = ChangeContext("import", site.account_id)
    chosen = [part for part in preview.parts if choices.get(part.name, "fill") != "skip"]
    done.languages = await _settings(session, keyring, site, preview, chosen, importing, takes_look, is_online)
    for section in SECTIONS.values():
        parts = [part for part in chosen if part.section is section]
        merged = {part.language: part.merged(choices.get(part.name, "fill")) for part in parts}
        for part in parts:
            if merged[part.language][1].changes_anything:
                done.parts[part.name] = merged[part.language][1]
        changed = {language: document for language, (document, outcome) in merged.items() if outcome.changes_anything}
        if takes_look and (styles := preview.proposal.site.styles.get(section.name)):
            shared: Document = changed.get("") or preview.documents[section.name]["shared"]
            own = {slot: style for slot, style in shared["styles"].items() if style}
            changed[""] = {**shared, "styles": {**styles, **own}}
            done.dressed[section.name] = [slot for slot in styles if slot not in own]
        if changed:
            await _write(session, site, section, preview, changed, importing)
    await _note_translations(session, site, preview)
    return done


async def _note_translations(session: AsyncSession, site: Site, preview: Preview) -> None:
    """Of texts that stand here as the archive has them: what its owner confirmed there need not be confirmed again."""
    for name, by_language in preview.proposal.translations.items():
        section, offered = SECTIONS[name], preview.proposal.sections.get(name)
        if offered is None:
            continue
        held, notes = await read_translatable(session, site, section), await read_notes(session, site, section)
        for language in (code for code in by_language if code in site.languages):
            content = offered["languages"].get(language, {"texts": {}, "lists": {}})
            theirs = texts_of(section, content, offered["shared"]["lists"], language)
            now = {place: text for place, text in held.texts(language).items() if text.strip()}
            brought = {
                place: note
                for place, note in by_language[language].items()
                if place in now and now[place] == theirs.get(place)
            }
            was = notes.get(language, {})
            await write_notes(session, site, section, language, was, was | brought)


async def _settings(
    session: AsyncSession,
    keyring: Keyring,
    site: Site,
    preview: Preview,
    chosen: list[Part],
    importing: ChangeContext,
    takes_look: bool,
    is_online: bool | None,
) -> list[str]:
    """The languages that the chosen parts need, and the archive's own settings where they are asked for."""
    offer, before = preview.proposal.site, list(site.languages)
    offered = preview.proposal.in_order(part.language for part in chosen if part.language)
    languages = list(dict.fromkeys([*before, *offered]))
    sent: dict[str, Any] = {"siteType": site.site_type, "languages": languages, "isOnline": is_online}
    if takes_look:
        sent |= {
            "siteType": offer.site_type or site.site_type,
            "themeIndex": offer.theme_index,
            "showsBadge": offer.shows_badge if site.activation else None,
            "offersResume": offer.offers_resume,
        }
    if languages != before or takes_look or is_online is not None:
        named = revision_named(site.settings_revision)
        await save_settings(session, site, sent, **named, idempotency_key=None, context=importing)
    if takes_look and offer.layout not in (None, open_layout(keyring, site.id, site.sealed_layout)):
        former = settings_of(site)
        choose_layout(keyring, site, offer.layout)
        await keep_settings(session, site, former, importing)
    return [code for code in languages if code not in before]


async def _write(
    session: AsyncSession,
    site: Site,
    section: Section,
    preview: Preview,
    changed: dict[str, Document],
    importing: ChangeContext,
) -> None:
    stored = preview.documents[section.name]
    shared = changed.get("", stored["shared"])
    languages = [code for code in changed if code] or [*site.languages, DEFAULT_LANGUAGE][:1]
    for language in languages:
        content = changed.get(language) or stored["languages"].get(language)
        content = content or empty_document(section, [language])["languages"][language]
        try:
            save = MODELS[section.name].save.model_validate({"content": content, "shared": shared})
        except ValidationError as error:  # of what was stored before a rule came
            fields = [{"path": list(fault["loc"]), "code": fault["type"]} for fault in error.errors()]
            raise Invalid(fields=fields) from None
        most_items = preview.parts[0].most_items
        await write_section(session, site, section, language, save, importing, most_items=most_items)
    await bump(session, site, await section_state(session, site, section))
