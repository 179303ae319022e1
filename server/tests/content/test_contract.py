"""The contract: whole, consistent, and with nothing dangerous in it."""

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.factories.attacks import Attack
from vitrine.content import describe, sections
from vitrine.content.catalogues import CONSTANTS, LANGUAGES, NETWORKS, THEMES
from vitrine.content.describe import Section
from vitrine.content.export import SOURCES, generated_files
from vitrine.content.layouts import OPTIONS
from vitrine.content.links import BadLink, normalise_link
from vitrine.content.profiles import PROFILE_RULES
from vitrine.content.schema import MODELS
from vitrine.content.sections import EDITING_ORDER, MAIN_PAGE, SECTIONS, SIDE_PAGES
from vitrine.content.styles import DISPLAY, HEADING, QUIET_HEADING, QUOTE
from vitrine.sites.site.documents import empty_document

every_section = pytest.mark.parametrize("section", SECTIONS.values(), ids=lambda section: section.name)


FIRST_NETWORKS = (
    "email phone facebook instagram twitter linkedin youtube github whatsapp snapchat pinterest twitch telegram website"
)


def test_the_catalogues_are_the_specs() -> None:
    assert list(LANGUAGES) == ["EN", "FR", "ES", "PT", "IT"]
    assert " ".join(NETWORKS).startswith(FIRST_NETWORKS + " "), "the older product's fourteen stay first"
    # What sites have stored: others come behind these.
    assert [theme.name for theme in THEMES[:4]] == ["bleu", "white", "black", "Vert"]
    assert OPTIONS[:3] == ("option1", "option2", "option3")
    assert (CONSTANTS["coverflowSpeedMs"], CONSTANTS["galleryMs"], CONSTANTS["messageTimeoutMs"]) == (2500, 4000, 5000)


def test_every_network_leads_somewhere() -> None:
    """The browser reads these patterns too (web/src/editor/offeredLinks.ts)."""
    assert set(NETWORKS) - set(PROFILE_RULES) == {"email", "phone", "website"}
    for rule in (rule for rules in PROFILE_RULES.values() for rule in rules):
        groups = re.compile(rule.written).groups
        assert sorted(re.findall(r"\$(\d)", rule.link)) == [str(place + 1) for place in range(groups)]
        assert normalise_link(rule.link.replace("$2", "example.org").replace("$1", "name"))


def test_the_spec_default_styles() -> None:
    assert (HEADING.sizeRem, HEADING.weight, HEADING.uppercase, HEADING.family) == (2, "bold", True, "Times New Roman")
    assert (DISPLAY.sizeRem, DISPLAY.weight) == (3.5, "bold")
    assert (QUOTE.sizeRem, QUOTE.family, QUOTE.lineHeight) == (1.2, "Courier New", 1.4)
    assert asdict(QUIET_HEADING) | {"lineHeight": 0} == {
        "sizeRem": 1,
        "family": "Arial",
        "weight": "lighter",
        "uppercase": False,
        "lineHeight": 0,
    }


@every_section
def test_every_text_names_a_style_slot_that_exists(section: Section) -> None:
    slots = {slot.name for slot in section.styles}
    fields = [*section.texts, *(field for item_list in section.lists for field in item_list.fields)]
    named = {field.style for field in fields if isinstance(field, describe.Text) and field.style}
    assert named <= slots
    assert len(slots) == len(section.styles)


@every_section
def test_names_and_aliases_stand_once(section: Section) -> None:
    for fields in (section.texts, section.settings, *(item_list.fields for item_list in section.lists)):
        assert len({field.name for field in fields}) == len(fields)
        assert len({field.alias for field in fields}) == len(fields)


def test_every_described_section_is_on_the_page_between_home_and_contact_or_on_one_of_its_own_or_of_all() -> None:
    files = {file.stem for file in Path(sections.__file__).parent.glob("[a-z]*.py")}
    assert files == set(SECTIONS), "a file in content/sections/ is imported and named in its __init__.py"
    first, *_others, last = MAIN_PAGE
    assert (first, last) == ("home", "contact")
    beside = {section.name for section in SIDE_PAGES.values()}
    of_the_whole_site = {"appearance", "sharing"}
    assert {*MAIN_PAGE, *beside, *of_the_whole_site} == set(SECTIONS)


@every_section
def test_the_owner_is_told_what_his_items_are_called(section: Section) -> None:
    for item_list in section.lists:
        has_words = any(isinstance(field, describe.Text) and field.alt_of is None for field in item_list.fields)
        assert item_list.named_by or not has_words, f"{section.name}.{item_list.name} has no named_by"


def test_no_two_sections_share_a_name_or_a_place() -> None:
    """What is copied from another section and left as it was would be shared with it: drafts, a part of an export."""
    every = SECTIONS.values()
    lists = [item_list for section in every for item_list in section.lists]
    settings = [setting for section in every for setting in section.settings]
    columns = [*SECTIONS, *(item_list.name for item_list in lists)]
    draft_keys = [*(section.draft_key for section in every), *(item_list.draft_key for item_list in lists)]
    assert all(len(name) <= 20 for name in columns), "longer than sites/site/tables.py has room for"
    for names in (
        [section.anchor for section in every],
        [section.route for section in every],
        [key for key in draft_keys if key],
        [alias for section in every for alias in (section.texts_alias, section.styles_alias)],
        [*(item_list.alias for item_list in lists), *(setting.alias for setting in settings)],
        [item_list.item for item_list in lists],
    ):
        assert len(set(names)) == len(names), sorted(names)


@every_section
def test_an_empty_save_is_valid_and_says_what_pages_take_for_unwritten(section: Section) -> None:
    """Pages read it from the description: the models of saves are not there yet when the first ones are answered."""
    sent: dict[str, Any] = {
        "content": {"texts": {}, "lists": {}},
        "shared": {"styles": {}, "settings": {}, "lists": {}},
    }
    read = MODELS[section.name].save.model_validate(sent).model_dump(exclude={"shared": {"styles"}})
    document = empty_document(section, ["FR"])
    assert document["shared"].pop("styles") == {}
    assert (read["content"], read["shared"]) == (document["languages"]["FR"], document["shared"])


def test_every_theme_has_only_colours() -> None:
    for theme in THEMES:
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in theme.colours().values())


def test_the_generated_files_are_fresh() -> None:
    for name, text in generated_files().items():
        assert (SOURCES / name).read_text("utf-8") == text


@every_section
def test_the_fields_of_an_item_are_asked_for_or_not_and_never_in_between(section: Section) -> None:
    for field in (
        field for item_list in section.lists for field in item_list.fields if not isinstance(field, describe.Flag)
    ):
        has_default = bool(getattr(field, "default", ""))
        assert [field.required, field.optional, has_default].count(True) == 1, field.name


@every_section
def test_what_a_description_names_exists(section: Section) -> None:
    settings = {field.name for field in section.settings}
    assert {field.alt_of for field in section.texts if field.alt_of} <= settings
    assert {field.about for field in section.settings if isinstance(field, describe.Flag) and field.about} <= settings
    assert set(section.needs) <= settings and bool(section.needs) == bool(section.page)
    assert section.shown_with in (None, *(item_list.name for item_list in section.lists))
    for item_list in section.lists:
        names = {field.name for field in item_list.fields}
        assert {*item_list.named_by, *([item_list.says] if item_list.says else [])} <= names
        assert {field.unless for field in item_list.fields if field.unless} <= names


def test_every_editor_has_a_place_of_its_own_in_the_chain() -> None:
    assert len({section.step for section in SECTIONS.values()}) == len(SECTIONS)
    assert set(EDITING_ORDER) == set(MAIN_PAGE)
    assert EDITING_ORDER[:6] == ("home", "about", "projects", "skills", "contact", "experience")


def test_whatever_is_written_becomes_a_safe_link_or_none(attack: Attack) -> None:
    tried = 0

    @given(
        some.text(max_size=80)
        | some.from_regex(r"(?i)(java|vb)?script:.{0,20}")
        | some.from_regex(r"\A[a-z]{2,9}:.{0,30}")
    )
    def is_safe(written: str) -> None:
        nonlocal tried
        tried += 1
        try:
            link = normalise_link(written)
        except BadLink:
            return
        assert link == "" or re.match(r"(?i)(https?://[^/]|mailto:[^\s]|tel:[+0-9])", link)
        assert not re.search(r"[\x00-\x20]", link)

    is_safe()
    attack("`javascript:` and other links, drawn", attempts=tried, result="refused, or http, https, mailto or tel")
