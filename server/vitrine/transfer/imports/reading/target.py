"""The site that a file would go to: its languages, its tier and its models; what does not fit them is said."""

from dataclasses import dataclass

from vitrine.content.catalogues import FREE_LANGUAGES, MAX_LANGUAGES
from vitrine.content.layouts import FREE_OPTION
from vitrine.content.sections import SECTIONS
from vitrine.transfer.imports.proposal import Note, Proposal, item_name
from vitrine.transfer.interchange.fitting import Document, FitProblem, fit, keep_to_free
from vitrine.transfer.interchange.problems import TooMuchInside

_MOST_ITEMS = 2_000  # of a list; more is no site's


@dataclass(frozen=True)
class Target:
    """`language`: the one of its own in which a text without a language is."""

    languages: list[str]
    language: str
    is_paid: bool


def fit_to_site(proposal: Proposal, languages: list[str], target: Target) -> None:
    """`languages`: the file's, in its order."""

    def tell(misfit: FitProblem) -> None:
        proposal.notes.append(_note(misfit))

    _keep_languages(proposal, _possible_languages(languages, target))
    if not target.is_paid:
        if proposal.site.layout != FREE_OPTION:
            proposal.site.layout = None
        keep_to_free(proposal.sections, tell)
    for name, document in list(proposal.sections.items()):
        _refuse_endless_lists(document)
        fit(SECTIONS[name], document, tell)
        if not _says_anything(document):
            del proposal.sections[name]


def _note(misfit: FitProblem) -> Note:
    section, said = misfit.section.name, misfit.field
    if misfit.code == "paid" or (misfit.code == "too_many"):
        return Note(misfit.code, section, misfit.language, said, "", misfit.chars, misfit.most)
    name = item_name(misfit.item_list, misfit.items[0]) if misfit.items else ""
    if misfit.item_field and misfit.code != "too_long":
        said += f".{misfit.item_field}"
    return Note(misfit.code, section, misfit.language, said, name, misfit.chars, misfit.most)


def _possible_languages(languages: list[str], target: Target) -> set[str]:
    """The site's own and, where its tier lets it have more, the file's."""
    most = MAX_LANGUAGES if target.is_paid else FREE_LANGUAGES
    return set(list(dict.fromkeys([*target.languages, *languages]))[: max(most, len(target.languages))])


def _keep_languages(proposal: Proposal, possible: set[str]) -> None:
    left: dict[str, None] = {}
    for document in proposal.sections.values():
        for code in [code for code in document["languages"] if code not in possible]:
            del document["languages"][code]
            left[code] = None
    proposal.notes += [Note("language", language=code) for code in left]


def _refuse_endless_lists(document: Document) -> None:
    for part in (document["shared"], *document["languages"].values()):
        if any(len(items) > _MOST_ITEMS for items in part["lists"].values()):
            raise TooMuchInside


def _says_anything(document: Document) -> bool:
    shared = document["shared"]
    document["languages"] = {
        code: content
        for code, content in document["languages"].items()
        if any(content["lists"].values()) or any(str(text).strip() for text in content["texts"].values())
    }
    return bool(document["languages"] or any(shared["lists"].values()) or shared["styles"] or shared["settings"])
