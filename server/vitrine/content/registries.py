"""Which files of web/src/site/ are a section or a layout: written for `tsc`, so that one that is forgotten is named.

Each registry imports one file of every section's or layout's folder, and nothing else: a visitor gets the views of one
layout, the server the rules, the dashboard the labels. Used by export.py.
"""

import json
from collections.abc import Iterable

from vitrine.content import describe
from vitrine.content.describe import ItemList, Section
from vitrine.content.layouts import LAYOUTS
from vitrine.content.sections import MAIN_PAGE, SECTIONS

HEADER = "// Written by `make gen` from server/vitrine/content. Do not edit.\n"


def _union(names: Iterable[str]) -> str:
    return " | ".join(json.dumps(name) for name in names) or "never"


def _named_parts(section: Section) -> list[str]:
    """Everything of a section that its editor names: fields, lists, and styles that are no text's own."""
    texts = [text.name for text in section.texts]
    fields = [name for item_list in section.lists for name in _named_fields(item_list.name, item_list.fields)]
    styles = [style.name for style in section.styles if style.name not in texts]
    return [
        *texts,
        *(field.name for field in section.settings if not isinstance(field, describe.Lists)),
        *(item_list.name for item_list in section.lists),
        *fields,
        *styles,
    ]


def _named_fields(holder: str, fields: Iterable[describe.Field]) -> list[str]:
    """Fields by the names of what holds them: 'projects.page.pictures.caption'."""
    names: list[str] = []
    for field in fields:
        if isinstance(field, describe.FormerNames | describe.Original):
            continue  # nobody writes them
        name = f"{holder}.{field.name}"
        inner = field.fields if isinstance(field, describe.OwnPage | describe.Rows) else ()
        names += [name, *_named_fields(name, inner)]
    return names


def _asked_for(item_list: ItemList) -> list[str]:
    """The fields without which an item cannot be added: each has a sentence that says so."""
    return [
        field.name
        for field in item_list.fields
        if field.required or (isinstance(field, describe.Media) and field.needed)
    ]


def _choices(section: Section) -> dict[str, tuple[str, ...]]:
    settings = {setting.name: setting.values for setting in section.settings if isinstance(setting, describe.Choice)}
    fields = {
        f"{item_list.name}.{field.name}": field.values
        for item_list in section.lists
        for field in item_list.fields
        if isinstance(field, describe.Choice)
    }
    return settings | fields


def _record(entries: dict[str, str]) -> str:
    if not entries:
        return "Record<never, never>"
    return "{ " + "; ".join(f"{json.dumps(name)}: {value}" for name, value in entries.items()) + " }"


def _interface(comment: str, name: str, of: dict[str, str]) -> str:
    lines = "".join(f"  {section}: {value};\n" for section, value in of.items())
    return f"\n/** {comment} */\nexport interface {name} {{\n{lines}}}\n"


def label_types() -> str:
    """What the French words of an editor must name."""
    every = SECTIONS.items()
    files = {
        name: _union(setting.name for setting in section.settings if isinstance(setting, describe.Media))
        for name, section in every
    }
    return "".join(
        (
            _interface(
                "Everything of a section that its editor names; a list's fields stand under the list's name.",
                "LabelOf",
                {name: _union(_named_parts(section)) for name, section in every},
            ),
            _interface(
                "The lists of a section, and the fields without which no item can be added.",
                "AskedOf",
                {
                    name: _record({item_list.name: _union(_asked_for(item_list)) for item_list in section.lists})
                    for name, section in every
                },
            ),
            _interface(
                "What can be chosen, by field.",
                "ChoicesOf",
                {
                    name: _record({field: _union(values) for field, values in _choices(section).items()})
                    for name, section in every
                },
            ),
            _interface(
                "Texts that a rule of their section puts in its view: stand-ins, words for pictures.",
                "RuledTextOf",
                {
                    name: _union(text.name for text in section.texts if text.part or text.alt_of)
                    for name, section in every
                },
            ),
            _interface("The files that belong to no item.", "FileOf", files),
        )
    )


def _imports(names: Iterable[str], what: str, file: str) -> str:
    return "".join(f'import {{ {what} as {name} }} from "./{name}/{file}";\n' for name in sorted(names))


def _entries(names: Iterable[str]) -> str:
    return "".join(f"  {name},\n" for name in names)


def _views() -> str:
    """Of one layout: the same words in each folder, where the views stand beside it."""
    apart = [name for name, section in MAIN_PAGE.items() if section.is_optional]
    together = dict(_viewed(name for name in MAIN_PAGE if name not in apart))
    imports = "".join(f'import {{ {view} }} from "./{view}";\n' for view in sorted(together.values()))
    views = "".join(f"  {name}: {view},\n" for name, view in together.items())
    loaders = "".join(f'  {name}: async () => (await import("./{view}")).{view},\n' for name, view in _viewed(apart))
    return (
        f'{HEADER}import type {{ Apart, Together }} from "../layout";\n{imports}\n'
        f"export const views: Together = {{\n{views}}};\n\n"
        f"/** Fetched with the pages that show them. */\n"
        f"export const apart: Apart = {{\n{loaders}}};\n"
    )


def _viewed(names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, name.capitalize()) for name in names]


def _all_views() -> str:
    """The layouts whole, for the server's V8 and for tests."""
    imports = {"./layout": 'import type { WholeLayout } from "./layout";\n'}
    body = ""
    for option, layout in LAYOUTS.items():
        body += f"  {option}: {{\n"
        for name, view in _viewed(MAIN_PAGE):
            path = f"./{layout.name}/{view}"
            imports[path] = f'import {{ {view} as {layout.name}{view} }} from "{path}";\n'
            body += f"    {name}: {layout.name}{view},\n"
        body += "  },\n"
    return (
        f'{HEADER}import type {{ Option }} from "../../contract/types.gen";\n'
        f"{''.join(imports[path] for path in sorted(imports))}\n"
        f"export const layouts: Record<Option, WholeLayout> = {{\n{body}}};\n"
    )


def _loaders() -> str:
    """For pages that the browser draws whole: each layout is a chunk of its own."""
    loaders = "".join(f'  {option}: () => import("./{layout.name}/index"),\n' for option, layout in LAYOUTS.items())
    return (
        f'{HEADER}import type {{ Option }} from "../../contract/types.gen";\n'
        f'import type {{ Apart, Together }} from "./layout";\n\n'
        f"export const loaders: Record<Option, () => Promise<{{ views: Together; apart: Apart }}>> = {{\n{loaders}}};\n"
    )


def _islands() -> str:
    names = sorted(layout.name for layout in LAYOUTS.values())
    imports = "".join(f'import {{ islands as {name} }} from "./{name}/islands";\n' for name in names)
    return f"{HEADER}{imports}\nexport const layoutIslands = {{ {', '.join(f'...{name}' for name in names)} }};\n"


def _of_layouts(what: str, file: str, name: str, type_name: str, import_line: str = "") -> str:
    """One export of every layout's folder, by the layout's stored name."""
    held = sorted(LAYOUTS.items(), key=lambda each: each[1].name)
    imports = "".join(f'import {{ {what} as {of.name} }} from "./{of.name}/{file}";\n' for _, of in held)
    entries = "".join(f"  {option}: {layout.name},\n" for option, layout in LAYOUTS.items())
    head = f'{HEADER}import type {{ Option }} from "../../contract/types.gen";\n{import_line}{imports}'
    return f"{head}\nexport const {name}: Record<Option, {type_name}> = {{\n{entries}}};\n"


def _sheets(file: str, media: str = "") -> str:
    """What each layout says of a page that another entry has: styles alone, so all of them come."""
    imports = "".join(f'@import "./{layout.name}/{file}.css"{media};\n' for layout in LAYOUTS.values())
    return f"/* {HEADER[3:-1]} */\n{imports}"


def _of_sections(lines: dict[str, str]) -> str:
    """Import lines by the file that they name, in the order in which Biome sorts them."""
    return "".join(lines[path] for path in sorted(lines))


def _pages() -> str:
    imports = {f"{name}/": f'import {{ page as {name} }} from "./{name}/page";\n' for name in MAIN_PAGE}
    imports["views"] = 'import type { SectionPages } from "./views.gen";\n'
    return f"{HEADER}{_of_sections(imports)}\nexport const pages: SectionPages = {{\n{_entries(MAIN_PAGE)}}};\n"


def _view_types() -> str:
    titles = {name: f"{name.capitalize()}View" for name in MAIN_PAGE}
    imports = {f"{name}/": f'import type {{ {title} }} from "./{name}/page";\n' for name, title in titles.items()}
    imports["section"] = 'import type { PageOf } from "./section";\n'
    body = "".join(f"  {name}: {title};\n" for name, title in titles.items())
    return (
        f'{HEADER}import type {{ PageSection }} from "../../contract/types.gen";\n{_of_sections(imports)}\n'
        f"export interface ViewOf {{\n{body}}}\n\n"
        "export type SectionPages = { [S in PageSection]: PageOf<S, ViewOf[S]> };\n"
    )


def registry_files() -> dict[str, str]:
    return {
        **{f"layouts/{layout.name}/views.gen.ts": _views() for layout in LAYOUTS.values()},
        "layouts/layouts.gen.ts": _all_views(),
        "layouts/loaders.gen.ts": _loaders(),
        "layouts/islands.gen.ts": _islands(),
        "layouts/rules.gen.ts": _of_layouts(
            "rules",
            "rules",
            "layoutRules",
            "LayoutRules",
            'import type { LayoutRules } from "../page/layoutRules";\n',
        ),
        "layouts/drawings.gen.ts": _of_layouts("Drawing", "Drawing", "drawings", "() => React.ReactNode"),
        **{f"layouts/{file}.gen.css": _sheets(file, " screen") for file in ("legal", "projectPage")},
        **{f"layouts/{file}.gen.css": _sheets(file) for file in ("landing", "print")},
        "sections/views.gen.ts": _view_types(),
        "sections/pages.gen.ts": _pages(),
    }
