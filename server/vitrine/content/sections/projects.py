"""Projects ('projet'): a title and pictures, in a slider or a coverflow; each may have a page of its own."""

from vitrine.content.describe import (
    PARAGRAPH_MAX_CHARS,
    Choice,
    Film,
    Flag,
    Focus,
    FormerNames,
    ItemList,
    Link,
    Media,
    OwnPage,
    PageName,
    Rows,
    Section,
    Text,
)
from vitrine.content.styles import NAME, QUIET_HEADING, TEXT, slot

PAGE_PICTURES_MAX = 30
PAGE_LINKS_MAX = 6

# Its names are ours: the older product has no such page.
PAGE = OwnPage(
    "page",
    "page",
    ours=True,
    optional=True,
    record="ProjectPage",
    address="projet",
    paid=True,
    fields=(
        Flag("isShown", "isShown"),
        PageName("name", "name"),
        Rows(
            "pictures",
            "pictures",
            row="PagePicture",
            max_rows=PAGE_PICTURES_MAX,
            fields=(
                Media("image", "image", required=True),
                Focus("imageFocus", "imageFocus", optional=True, of="image"),
                Text("caption", "caption", max_chars=300, optional=True),
                Text("alt", "alt", optional=True),
                Choice("width", "width", values=("wide", "half"), default="wide"),
            ),
        ),
        Text("story", "story", multiline=True, rich=True, max_chars=PARAGRAPH_MAX_CHARS, optional=True),
        Text("client", "client", optional=True),
        Text("year", "year", max_chars=40, optional=True),
        Text("role", "role", optional=True),
        Text("team", "team", optional=True),
        Rows(
            "links",
            "links",
            row="PageLink",
            max_rows=PAGE_LINKS_MAX,
            fields=(Text("label", "label", max_chars=80, optional=True), Link("address", "address")),
        ),
        Film("film", "film", optional=True),
        Media("poster", "poster", optional=True),
        Focus("posterFocus", "posterFocus", optional=True, of="poster"),
        FormerNames("formerNames", "formerNames"),
    ),
)

PROJECTS = Section(
    name="projects",
    anchor="projet",
    route="formprojet",
    step=3,
    in_bar=True,
    texts_alias="DataProjet_{lang}",
    styles_alias="stylesProjet",
    draft_key="currentLangDataProjet",
    texts=(Text("heading", "text9", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", QUIET_HEADING),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    settings=(Flag("usesSecondCarousel", "affichage", by_layout=True),),
    lists=(
        ItemList(
            "projects",
            "imagesProjet_{lang}",
            "Project",
            (
                Media("image", "src", required=True),
                Focus("imageFocus", "cadrage", optional=True, of="image"),
                Text("title", "titres", style="itemTitle", optional=True),
                Text(
                    "description",
                    "description",
                    by_layout=True,
                    style="itemText",
                    multiline=True,
                    rich=True,
                    max_chars=1000,
                    optional=True,
                ),
                Link("link", "lien", by_layout=True, optional=True),
                Text("alt", "alt", optional=True, ours=True),
                PAGE,
            ),
            named_by=("title",),
            says="description",
            draft_key="imageItems",
        ),
    ),
)
