"""From a read file to what would be saved: the tier's limits, the pictures, the models. No database in here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from vitrine.content import describe
from vitrine.content.catalogues import DEFAULT_LANGUAGE, FREE_LANGUAGES
from vitrine.content.describe import Option, Section, files_named
from vitrine.content.documents import SITE
from vitrine.content.schema import MODELS
from vitrine.content.sections import SECTIONS, SectionName
from vitrine.public.messages.earlier import EarlierMessage
from vitrine.sites.media.results import Clean
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.sites.tiers.policy import FREE_OPTION, leave_item_pages, paid_parts
from vitrine.transfer.interchange.checking import Document, checked_saves
from vitrine.transfer.interchange.fields import Taken
from vitrine.transfer.interchange.letters import read_letter
from vitrine.transfer.interchange.pictures import clean_pictures
from vitrine.transfer.interchange.places import in_site
from vitrine.transfer.interchange.reading import Picture, ReadBeside, ReadSections, nothing_beside, read_sections
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import OlderFile
from vitrine.transfer.interchange.site_fields import SiteFields, read_site_fields

Saves = dict[SectionName, dict[str, BaseModel]]
_NEEDS_PAID = "needs the paid version, which this site has not"


@dataclass(frozen=True)
class Plan:
    """Everything that an import writes. `languages` are those to show; others that hold something are kept."""

    fields: SiteFields
    languages: list[str]
    option: Option | None
    sections: ReadSections
    saves: Saves
    files: dict[str, Clean]
    letters: list[EarlierMessage]

    def file_name(self, picture_id: str) -> str:
        return self.sections.pictures[picture_id].file_name


async def make_plan(
    file: OlderFile,
    option: Option | None,
    workshop: Workshop,
    *,
    is_paid: bool,
    max_file_bytes: int,
    report: Report,
    read_beside: ReadBeside = nothing_beside,
) -> Plan:
    site = Taken(file.site, report)
    fields = read_site_fields(site, report, option)
    sections = read_sections(site, report, read_beside=read_beside)
    site.report_rest()
    if not is_paid:
        _keep_to_free(sections, report)
    if fields.was_paid and not is_paid:
        report.note(SITE["activation"], "the older product's key makes no site paid here: --activate does")
    named = _named_pictures(sections)
    kept = await clean_pictures(workshop, named, max_file_bytes, report, are_ours=file.is_ours)
    _forget_pictures(sections, named.keys() - kept.keys())
    languages = _shown_languages(fields, sections, is_paid, report)
    saves: Saves = {
        name: checked_saves(
            SECTIONS[name],
            document,
            [] if document["languages"] else [*languages, DEFAULT_LANGUAGE][:1],
            sections.item_paths,
            report,
        )
        for name, document in sections.documents.items()
    }
    letters = [letter for entry in file.messages if (letter := read_letter(entry, report))]
    still_named = _named_pictures(sections)
    files = {picture_id: clean for picture_id, clean in kept.items() if picture_id in still_named}
    return Plan(fields, languages, _allowed_option(fields, is_paid, report), sections, saves, files, letters)


def with_media_ids(section: Section, save: BaseModel, ids: dict[str, str]) -> BaseModel:
    """The same save, its pictures under the ids that they got when they were stored."""
    sent = save.model_dump()
    for holder, name in _picture_places(section, {"languages": {"": sent["content"]}, "shared": sent["shared"]}):
        holder[name] = ids[holder[name]]
    return MODELS[section.name].save.model_validate(sent)


def _picture_places(section: Section, document: Document) -> Iterator[tuple[dict[str, Any], str]]:
    for setting in section.settings:
        if isinstance(setting, describe.Media) and document["shared"]["settings"].get(setting.name):
            yield document["shared"]["settings"], setting.name
    for item_list in section.lists:
        for part in (document["shared"], *document["languages"].values()):
            for item in part["lists"].get(item_list.name, ()):
                yield from ((holder, field.name) for holder, field, _way in files_named(item_list.fields, item))


def _all_places(sections: ReadSections) -> Iterator[tuple[dict[str, Any], str]]:
    for section, document in sections.documents.items():
        yield from _picture_places(SECTIONS[section], document)


def _named_pictures(sections: ReadSections) -> dict[str, Picture]:
    named = {holder[name] for holder, name in _all_places(sections)}
    return {picture_id: picture for picture_id, picture in sections.pictures.items() if picture_id in named}


def _forget_pictures(sections: ReadSections, refused: set[str]) -> None:
    for holder, name in list(_all_places(sections)):
        if holder[name] in refused:
            del holder[name]


def _keep_to_free(sections: ReadSections, report: Report) -> None:
    """Paid files and lists must not stand on a free site: its owner's next save would be refused."""
    for section_name, document in sections.documents.items():
        section, shared = SECTIONS[section_name], document["shared"]
        lists = {item_list.name: item_list for item_list in section.lists}
        settings = {setting.name: setting for setting in section.settings}
        contents = document["languages"] or {"": {"texts": {}, "lists": {}}}
        for code, content in contents.items():
            for what in list(paid_parts(section, content, shared)):
                if what in lists:
                    (shared if lists[what].shared else content)["lists"].pop(what)
                    path = in_site(section, lists[what], lists[what].alias.format(lang=code))
                    report.leave_out(path, _NEEDS_PAID)
                elif what in settings:
                    shared["settings"].pop(what)
                    report.leave_out(in_site(section, settings[what]), _NEEDS_PAID)
                else:
                    for item in leave_item_pages(section, content, what):
                        report.leave_out(sections.item_paths[item["id"]], f"its own page {_NEEDS_PAID}")


def _shown_languages(fields: SiteFields, sections: ReadSections, is_paid: bool, report: Report) -> list[str]:
    path = SITE["languages"]
    held = sections.languages
    listed = fields.languages or held
    if held and not fields.languages:
        report.note(path, f"the file lists none; those with content are taken: {', '.join(held)}")
    shown = listed
    if not is_paid and len(listed) > FREE_LANGUAGES:
        shown = ([code for code in listed if code in held] or listed)[:FREE_LANGUAGES]
    for code in dict.fromkeys([*listed, *held]):
        if code not in shown and code in listed:
            report.note(path, f"{code} is kept, not shown: the free version has one language; add it once it is paid")
        elif code not in shown:
            report.note(
                path, f"{code} is kept, not shown: the file does not list it; adding the language brings it back"
            )
    return shown


def _allowed_option(fields: SiteFields, is_paid: bool, report: Report) -> Option | None:
    if fields.option is not None and fields.option != FREE_OPTION and not is_paid:
        report.leave_out(SITE["layout"], f"{fields.option} {_NEEDS_PAID}; its texts are kept")
        return FREE_OPTION
    return fields.option
