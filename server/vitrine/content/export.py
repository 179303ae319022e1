"""Writes web/src/contract/ and the registries of the sections. `python -m vitrine.content.export [--check]`."""

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from vitrine.content import ambiences, catalogues, describe, fallback_fonts, font_pairs, fonts, styles, translating
from vitrine.content.checks import faults
from vitrine.content.describe import Field, ItemList, Section
from vitrine.content.films import FILM_RULES
from vitrine.content.layouts import FREE_OPTION, OPTIONS
from vitrine.content.profiles import PROFILE_RULES
from vitrine.content.registries import HEADER, label_types, registry_files
from vitrine.content.sections import BESIDE_THE_CHAIN, EDITING_ORDER, ITEM_PAGES, MAIN_PAGE, SECTIONS, SIDE_PAGES

SOURCES = Path(__file__).parents[3] / "web" / "src"
SETS: tuple[styles.SetName, ...] = ("classique", "moderne", "editorial")


def _ts_type(field: Field) -> str:
    match field:
        case describe.Localized():
            return "Record<string, string>"
        case describe.Flag():
            return "boolean"
        case describe.Choice(keeps_unknown=True):
            return "string"
        case describe.Choice():
            values = field.values if field.default or field.required else ("", *field.values)
            return " | ".join(json.dumps(value) for value in values)
        case describe.Names():
            return f"({' | '.join(json.dumps(value) for value in field.values)})[]"
        case describe.Media():
            return "MediaId | null"
        case describe.Focus():
            return "string | null"
        case describe.Lists():
            return f'"" | "{describe.TOGETHER}" | "{describe.SEPARATE}"'
        case describe.FormerNames():
            return "string[]"
        case describe.Rows():
            return f"{field.row}[]"
        case describe.OwnPage():
            return f"{field.record} | null"
        case _:
            return "string"


def _mark(field: Field) -> str:
    return (
        "?" if isinstance(field, describe.Focus | describe.Lists | describe.OwnPage | describe.Original) else ""
    )  # not sent where there is none


def _interface(name: str, fields: tuple[Field, ...], *, with_id: bool = False) -> str:
    lines = ["  id: string;"] if with_id else []
    described = {field.name: f"  {field.name}{_mark(field)}: {_ts_type(field)};" for field in fields}
    lines += [described.get(known) or f"  {known}?: string;" for known in describe.stored_names(fields)]
    body = "\n".join(lines)
    return f"export interface {name} {{\n{body}\n}}\n" if lines else f"export type {name} = Record<never, never>;\n"


def _inner_interfaces(fields: tuple[Field, ...]) -> list[str]:
    """Of what stands inside of a value."""
    found: list[str] = []
    for field in fields:
        if isinstance(field, describe.OwnPage | describe.Rows):
            name = field.record if isinstance(field, describe.OwnPage) else field.row
            found += _inner_interfaces(field.fields)
            found.append(_interface(name, field.fields, with_id=isinstance(field, describe.Rows)))
    return found


def _lists_type(name: str, lists: tuple[ItemList, ...]) -> str:
    if not lists:
        return f"export type {name} = Record<never, never>;\n"
    body = "\n".join(f"  {item_list.name}: {item_list.item}[];" for item_list in lists)
    return f"export interface {name} {{\n{body}\n}}\n"


def _section_types(section: Section) -> str:
    title = section.name.capitalize()
    slots = " | ".join(json.dumps(style.name) for style in section.styles) or "never"
    parts = [
        _interface(f"{title}Texts", section.texts),
        *(inner for item_list in section.lists for inner in _inner_interfaces(item_list.fields)),
        *(_interface(item_list.item, item_list.fields, with_id=True) for item_list in section.lists),
        _lists_type(f"{title}Lists", section.own_lists),
        _lists_type(f"{title}SharedLists", section.shared_lists),
        _interface(f"{title}Settings", section.settings),
        f"export type {title}Slot = {slots};\n",
    ]
    return "\n".join(parts)


def _names(sections: Iterable[Section]) -> str:
    return " | ".join(json.dumps(section.name) for section in sections)


def _types() -> str:
    names = list(SECTIONS)

    def record(suffix: str) -> str:
        return "".join(f"  {name}: {name.capitalize()}{suffix};\n" for name in names)

    return (
        HEADER
        + "\nexport type MediaId = string;\n"
        + f"export type SectionName = {' | '.join(json.dumps(name) for name in names)};\n"
        + "/** Those of the main page; the others stand on pages of their own. */\n"
        + f"export type PageSection = {_names(MAIN_PAGE.values())};\n"
        + f"export type SidePage = {' | '.join(json.dumps(page) for page in SIDE_PAGES)};\n"
        + "/** Pages of items, by the ends of their addresses. */\n"
        + f"export type ItemPage = {' | '.join(f'`{kind}/${{string}}`' for kind in ITEM_PAGES)};\n"
        + f"export type OptionalSection = {_names(section for section in SECTIONS.values() if section.is_optional)};\n"
        + f"export type AlwaysShown = {_names(section for section in SECTIONS.values() if section.always_shown)};\n"
        + f"export type BarSection = {_names(section for section in SECTIONS.values() if section.in_bar)};\n"
        + f"export type Option = {' | '.join(json.dumps(option) for option in OPTIONS)};\n"
        + 'export type SiteType = "footer" | "header";\n'
        + f"export type FontFamily = {' | '.join(json.dumps(family) for family in styles.FONT_FAMILIES)};\n"
        + "/** Of the pairs; the owner chooses none of them for a text by itself. */\n"
        + f"export type PairFamily = {' | '.join(json.dumps(family) for family in font_pairs.FAMILIES)};\n"
        + f"export type FontPair = {' | '.join(json.dumps(pair) for pair in font_pairs.PAIRS)};\n"
        + f"export type FontWeight = {' | '.join(json.dumps(weight) for weight in styles.FONT_WEIGHTS)};\n"
        + f"export type StyleSet = {' | '.join(json.dumps(name) for name in SETS)};\n"
        + f"export type Network = {' | '.join(json.dumps(network) for network in catalogues.NETWORKS)};\n"
        + "\nexport interface Face {\n  sizeRem: number;\n  family: FontFamily;\n  weight: FontWeight;\n"
        + "  uppercase: boolean;\n  lineHeight: number;\n}\n"
        + "\n/** What the owner changed on one text; what is missing or null keeps its default. */\n"
        + "export type TextStyle = { [key in keyof Face]?: Face[key] | null };\n\n"
        + "\n".join(_section_types(section) for section in SECTIONS.values())
        + f"\nexport interface TextsOf {{\n{record('Texts')}}}\n"
        + f"\nexport interface ListsOf {{\n{record('Lists')}}}\n"
        + f"\nexport interface SharedListsOf {{\n{record('SharedLists')}}}\n"
        + f"\nexport interface SettingsOf {{\n{record('Settings')}}}\n"
        + f"\nexport interface SlotOf {{\n{record('Slot')}}}\n"
        + label_types()
        + """
/** What one language holds of a section. */
export interface Content<S extends SectionName> {
  texts: TextsOf[S];
  lists: ListsOf[S];
}

/** What all languages share of a section. */
export interface Shared<S extends SectionName> {
  styles: { [slot in SlotOf[S]]?: TextStyle | null };
  settings: SettingsOf[S];
  lists: SharedListsOf[S];
}

/** A section as it is stored: every language, and what they share. */
export interface SectionDocument<S extends SectionName> {
  languages: { [code: string]: Content<S> };
  shared: Shared<S>;
}

export type SectionDocuments = { [S in SectionName]: SectionDocument<S> };
"""
    )


def _field(field: Field) -> dict[str, object]:
    described = {key: value for key, value in asdict(field).items() if key not in ("alias", "ours", "by_layout")}
    if isinstance(field, describe.OwnPage | describe.Rows):
        described["fields"] = [_field(inner) for inner in field.fields]
    return {"kind": type(field).__name__.lower(), **described}


def _section(section: Section) -> dict[str, object]:
    return {
        "name": section.name,
        "anchor": section.anchor,
        "route": section.route,
        "draftKey": section.draft_key,
        "alwaysShown": section.always_shown,
        "shownWith": section.shown_with,
        "page": section.page,
        "needs": section.needs,
        "texts": [_field(text) for text in section.texts],
        "styles": [
            {
                "name": style.name,
                "role": style.role,
                "fixedCase": style.fixed_case,
                "sets": {name: asdict(styles.face_in_set(style, name)) for name in SETS},
                "moderneBefore": asdict(styles.MODERNE_BEFORE[style.role]),
                "autoSizes": {name: styles.auto_sizes(section.name, style, name) for name in SETS},
            }
            for style in section.styles
        ],
        # Whether its lists go together is a switch of its own, above them.
        "settings": [_field(setting) for setting in section.settings if not isinstance(setting, describe.Lists)],
        "lists": [
            {
                "name": item_list.name,
                "item": item_list.item,
                "namedBy": item_list.named_by,
                "says": item_list.says,
                "saysNothing": item_list.says_nothing,
                "options": item_list.options,
                "shared": item_list.shared,
                "paid": item_list.paid,
                "maxItems": item_list.max_items,
                "draftKey": item_list.draft_key,
                # Which item it was made from is nothing that a form asks for.
                "fields": [_field(field) for field in item_list.fields if field is not describe.ORIGINAL],
            }
            for item_list in section.lists
        ],
    }


def _sections() -> str:
    described = json.dumps(
        {name: _section(section) for name, section in SECTIONS.items()}, ensure_ascii=False, indent=2
    )
    order = json.dumps(EDITING_ORDER)
    beside = json.dumps(BESIDE_THE_CHAIN)
    return (
        f"{HEADER}\nexport const sections = {described} as const;\n\nexport const editingOrder = {order} as const;\n"
        f"\n/** Of pages of their own and of the whole site: their editors are no steps of the chain. */\n"
        f"export const sideSections = {beside} as const;\n"
    )


def _places() -> str:
    """Apart from the descriptions, which are too heavy for a visitor's first script."""
    anchors = json.dumps({name: section.anchor for name, section in MAIN_PAGE.items()}, indent=2)
    optional = json.dumps([name for name, section in MAIN_PAGE.items() if section.is_optional])
    in_bar = json.dumps([name for name, section in MAIN_PAGE.items() if section.in_bar])
    return (
        f"{HEADER}\n/** In the order of the page. */\nexport const anchors = {anchors} as const;\n"
        f"\nexport const optionalSections = {optional} as const;\n\nexport const barSections = {in_bar} as const;\n"
    )


def _catalogues() -> str:
    themes = [
        {"name": theme.name, **theme.colours(), "isDark": theme.is_dark, "isNeutral": theme.is_neutral}
        for theme in catalogues.THEMES
    ]
    tables: dict[str, object] = {
        "rightToLeft": catalogues.RIGHT_TO_LEFT,
        "themes": themes,
        "options": OPTIONS,
        "freeOption": FREE_OPTION,
        "constants": catalogues.CONSTANTS,
    }
    return _tables(tables)


def _choices() -> str:
    """Apart from the catalogues, which a visitor's script has: what owners choose from, and what pages are drawn by."""
    tables: dict[str, object] = {
        "languages": catalogues.LANGUAGES,
        "dashboardLanguages": catalogues.DASHBOARD_LANGUAGES,
        "otherLanguage": catalogues.OTHER_LANGUAGE,
        "languageCodeLetters": catalogues.LANGUAGE_CODE_LETTERS,
        "freeLanguages": catalogues.FREE_LANGUAGES,
        "maxLanguages": catalogues.MAX_LANGUAGES,
        "blanks": translating.BLANKS,
        "unseen": translating.UNSEEN,
        "sameWords": translating.SAME_WORDS,
        "isoLanguages": sorted(catalogues.ISO_639_1),
        "fontFamilies": styles.FONT_FAMILIES,
        "fontPackages": fonts.font_packages(),
        "fontPairs": {name: asdict(pair) for name, pair in font_pairs.PAIRS.items()},
        "pairFamilies": font_pairs.described_families(),
        "titleRoles": font_pairs.TITLE_ROLES,
        "ambiences": {name: asdict(ambience) for name, ambience in ambiences.AMBIENCES.items()},
        "firstAmbience": ambiences.FIRST_AMBIENCE,
        "fontWeights": styles.FONT_WEIGHTS,
        "sizeRem": {"min": styles.SIZE_REM_MIN, "max": styles.SIZE_REM_MAX, "step": styles.SIZE_REM_STEP},
        "lineHeight": {"min": styles.LINE_HEIGHT_MIN, "max": styles.LINE_HEIGHT_MAX},
        "files": {
            "imageTypes": catalogues.IMAGE_TYPES,
            "fileTypes": catalogues.FILE_TYPES,
            "paidImageTypes": catalogues.PAID_IMAGE_TYPES,
            "imageMaxBytes": catalogues.IMAGE_MAX_BYTES,
            "fileMaxBytes": catalogues.FILE_MAX_BYTES,
            "compressedMaxWidthPx": catalogues.COMPRESSED_MAX_WIDTH_PX,
            "compressedJpegQuality": catalogues.COMPRESSED_JPEG_QUALITY,
            "highDefinition": {
                "maxSidePx": catalogues.HIGH_DEFINITION_MAX_SIDE_PX,
                "jpegQuality": catalogues.HIGH_DEFINITION_JPEG_QUALITY,
                "maxBytes": catalogues.HIGH_DEFINITION_MAX_BYTES,
            },
        },
    }
    return _tables(tables)


def _tables(tables: dict[str, object]) -> str:
    body = "\n".join(
        f"export const {name} = {json.dumps(value, ensure_ascii=False, indent=2)} as const;\n"
        for name, value in tables.items()
    )
    return f"{HEADER}\n{body}"


def _networks() -> str:
    """Apart from the catalogues, which a visitor's script has: these are for the server's bundle and for editors."""
    networks = json.dumps(catalogues.NETWORKS, ensure_ascii=False, indent=2)
    rules = {name: [rule._asdict() for rule in rules] for name, rules in PROFILE_RULES.items()}
    return (
        f"{HEADER}\nexport const networks = {networks} as const;\n"
        f"\nexport const profileRules = {json.dumps(rules, indent=2)} as const;\n"
    )


def _film_rules_module() -> str:
    """Apart too: for the server's bundle and the page's editor."""
    rules = json.dumps([rule._asdict() for rule in FILM_RULES], indent=2)
    return f"{HEADER}\nexport const filmRules = {rules} as const;\n"


def _declared(theme: catalogues.Theme, indent: str) -> str:
    """The twelve values under their stored names, and what sheets ask of a theme: no sheet names one."""
    properties = {f"--{name}": value for name, value in theme.colours().items()} | {
        "--is-dark": str(int(theme.is_dark)),
        "--dot": "var(--bg)" if theme.is_neutral else "var(--accent)",
        "--dot-edge": "var(--edge)" if theme.is_neutral else "transparent",
        "color-scheme": "dark" if theme.is_dark else "light",
    }
    return "".join(f"{indent}{name}: {value};\n" for name, value in properties.items())


def _themes_css() -> str:
    blocks = []
    for index, theme in enumerate(catalogues.THEMES):
        selector = f':root,\n[data-theme="{index}"]' if index == 0 else f'[data-theme="{index}"]'
        blocks.append(f"/* {theme.name} */\n{selector} {{\n{_declared(theme, '  ')}}}\n")
    return "/* Written by `make gen` from server/vitrine/content. Do not edit. */\n\n" + "\n".join(blocks)


def _auto_theme_css() -> str:
    """For pages of nobody's site: the light theme, and the dark one where the visitor's machine is set dark."""
    light, dark = catalogues.THEMES[catalogues.PLAIN_LIGHT], catalogues.THEMES[catalogues.PLAIN_DARK]
    return (
        "/* Written by `make gen` from server/vitrine/content. Do not edit. */\n\n"
        f':root[data-theme="auto"] {{\n{_declared(light, "  ")}}}\n\n'
        "@media (prefers-color-scheme: dark) {\n"
        f'  :root[data-theme="auto"] {{\n{_declared(dark, "    ")}  }}\n}}\n'
    )


def generated_files() -> dict[str, str]:
    """By their place in web/src."""
    contract = {
        "types.gen.ts": _types(),
        "sections.gen.ts": _sections(),
        "places.gen.ts": _places(),
        "catalogues.gen.ts": _catalogues(),
        "choices.gen.ts": _choices(),
        "networks.gen.ts": _networks(),
        "films.gen.ts": _film_rules_module(),
        "themes.gen.css": _themes_css(),
        "autoTheme.gen.css": _auto_theme_css(),
        "fonts.gen.css": fonts.faces_css(fonts.EVERYWHERE),
        "fallbackFonts.gen.css": fallback_fonts.fallback_css(),
        "scripts.gen.css": fonts.faces_css(fonts.BY_SCRIPT),
    }
    return {
        **{f"contract/{name}": text for name, text in contract.items()},
        **{f"contract/families/{name}.gen.css": text for name, text in font_pairs.family_sheets().items()},
        **{f"site/{name}": text for name, text in registry_files().items()},
    }


def main() -> int:
    wrong = list(faults())
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    stale = [
        name
        for name, text in generated_files().items()
        if not (SOURCES / name).exists() or (SOURCES / name).read_text("utf-8") != text
    ]
    if "--check" in sys.argv:
        if stale:
            print(f"stale: {', '.join(stale)}; run `make gen`", file=sys.stderr)
        return 1 if stale else 0
    for name, text in generated_files().items():
        (SOURCES / name).parent.mkdir(parents=True, exist_ok=True)
        (SOURCES / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
