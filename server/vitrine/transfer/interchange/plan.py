"""From a read file to what would be saved: the tier's limits, the pictures, the models. No database in here."""

from dataclasses import dataclass

from vitrine.content import describe
from vitrine.content.catalogues import FREE_LANGUAGES
from vitrine.content.documents import SITE, STYLE
from vitrine.content.layouts import FREE_OPTION, Option
from vitrine.content.sections import SECTIONS
from vitrine.public.messages.earlier import EarlierMessage
from vitrine.sites.media import problems
from vitrine.sites.media.problems import MediaProblem
from vitrine.sites.media.results import Clean
from vitrine.sites.media.workshop.workshop import Workshop
from vitrine.transfer.interchange.fields import in_block, in_site, in_texts
from vitrine.transfer.interchange.files import AttachedFiles
from vitrine.transfer.interchange.fitting import FitProblem, fit, keep_to_free, named_pictures, picture_places
from vitrine.transfer.interchange.letters import read_letter
from vitrine.transfer.interchange.problems import ImportProblem
from vitrine.transfer.interchange.reading import Picture, ReadSections, read_site
from vitrine.transfer.interchange.report import Report
from vitrine.transfer.interchange.shape import OlderFile
from vitrine.transfer.interchange.site_fields import SiteFields

_NEEDS_PAID = "needs the paid version, which this site has not"
_REASONS: dict[type[MediaProblem], str] = {
    problems.InvalidFormat: "by its content no PNG, JPEG or SVG (or PDF as a CV), or damaged",
    problems.ImageTooLarge: "too large, even compressed",
    problems.FileTooLarge: "too large, even compressed",
    problems.TooManyPixels: "too many pixels",
    problems.TooComplex: "too much for any honest picture",
    problems.SvgWithDoctype: "a drawing with a DOCTYPE is not taken",
    problems.PdfWithPassword: "a PDF with a password is not taken",
    problems.PdfNotCleanable: "a PDF whose scripts cannot be removed is not taken",
}


@dataclass(frozen=True)
class Plan:
    """Everything that an import writes. `languages` are those to show; others that hold something are kept."""

    fields: SiteFields
    languages: list[str]
    option: Option | None
    sections: ReadSections
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
    beside: AttachedFiles | None = None,
) -> Plan:
    read = read_site(file.site, report, beside, option=option)
    fields, sections = read.fields, read.sections
    tell = _ProblemReporter(report, sections.item_paths)
    if not is_paid:
        keep_to_free(sections.documents, tell)
    if fields.was_paid and not is_paid:
        report.note(SITE["activation"], "the older product's key makes no site paid here: --activate does")
    named = _named_pictures(sections)
    files = await _clean_pictures(workshop, named, max_file_bytes, report, are_ours=file.is_ours)
    _forget_pictures(sections, named.keys() - files.keys())
    languages = _shown_languages(fields, sections, is_paid, report)
    for name, document in sections.documents.items():
        fit(SECTIONS[name], document, tell)
    letters = [letter for entry in file.messages if (letter := read_letter(entry, report))]
    still_named = named_pictures(sections.documents)
    files = {picture_id: clean for picture_id, clean in files.items() if picture_id in still_named}
    return Plan(fields, languages, _allowed_option(fields, is_paid, report), sections, files, letters)


class _ProblemReporter:
    """To the operator: where in the older document it stands, and why it does not come as it is."""

    def __init__(self, report: Report, item_paths: dict[str, str]) -> None:
        self._report, self._item_paths = report, item_paths

    def __call__(self, misfit: FitProblem) -> None:
        for path in self._paths(misfit):
            self._report.leave_out(path, _why(misfit))

    def _paths(self, misfit: FitProblem) -> list[str]:
        """'DataPropos_FR.text6', 'stylesPropos.titre', 'imageStyle', 'imagesProjet_FR[0].src'."""
        section, name = misfit.section, misfit.field
        match misfit.kind:
            case "texts":
                return [in_texts(section, misfit.language, next(text for text in section.texts if text.name == name))]
            case "styles":
                alias = next(style.alias for style in section.styles if style.name == name)
                return [".".join([section.styles_alias, alias, *(STYLE[str(step)] for step in misfit.within)])]
            case "settings":
                return [in_site(section, next(setting for setting in section.settings if setting.name == name))]
        if not misfit.items:
            alias = misfit.item_list.alias.format(lang=misfit.language)
            return [in_site(section, misfit.item_list, alias)]
        paths = [self._item_paths[item["id"]] for item in misfit.items]
        if misfit.code != "bad_value" and misfit.code != "cut":
            return paths
        field = next(field for field in misfit.item_list.fields if field.name == misfit.item_field)
        if isinstance(field, describe.OwnPage):
            return [".".join([path, field.alias, *map(str, misfit.within)]) for path in paths]
        return [in_block(section, path, field) for path in paths]


def _why(misfit: FitProblem) -> str:
    match misfit.code:
        case "cut":
            return f"{misfit.why}: cut at {misfit.most}"
        case "incomplete":
            field = next(field for field in misfit.item_list.fields if field.name == misfit.item_field)
            return f"it cannot be shown without its {field.alias}"
        case "too_many":
            return "one more than a list may hold"
        case "too_long" if misfit.item_field:
            return "its page: more text than they may hold"
        case "too_long":
            return "more text than a section may hold"
        case "paid":
            return f"its own page {_NEEDS_PAID}" if misfit.items else _NEEDS_PAID
    return misfit.why


def _named_pictures(sections: ReadSections) -> dict[str, Picture]:
    named = named_pictures(sections.documents)
    return {picture_id: picture for picture_id, picture in sections.pictures.items() if picture_id in named}


async def _clean_pictures(
    workshop: Workshop, pictures: dict[str, Picture], max_bytes: int, report: Report, *, are_ours: bool
) -> dict[str, Clean]:
    """By picture id: looked at as uploads are, before anything is written; stored inside the import.

    Those of our own exports met the size rules when they were uploaded, and stay as they are.
    """
    files: dict[str, Clean] = {}
    for picture_id, picture in pictures.items():
        why = ""
        try:
            content = picture.read()
            if len(content) > max_bytes:
                why = f"over {max_bytes} bytes"
            else:
                files[picture_id] = await workshop.clean(content, picture.accepts, applies_size_rules=not are_ours)
        except MediaProblem as problem:
            why = _REASONS.get(type(problem), problem.code)
        except (ImportProblem, OSError):
            why = "its file cannot be read"
        for path in picture.paths if why else ():
            report.leave_out(path, why)
    return files


def _forget_pictures(sections: ReadSections, refused: set[str]) -> None:
    """What cannot be shown without one goes when it is fitted."""
    for name, document in sections.documents.items():
        for holder, field, _language in list(picture_places(SECTIONS[name], document)):
            if holder[field.name] in refused:
                del holder[field.name]


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
