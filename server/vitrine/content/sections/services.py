"""Services: what the owner offers, and for how much. Optional, shown only when it has items."""

from vitrine.content.describe import Choice, Flag, ItemList, Link, Section, Text
from vitrine.content.styles import HEADING, NAME, TEXT, slot

ICONS = ("pen", "camera", "code", "book", "talk", "tool", "leaf", "music", "heart", "house", "chart", "globe")

SERVICES = Section(
    name="services",
    anchor="services",
    route="formservices",
    step=7,
    texts_alias="DataServices_{lang}",
    styles_alias="stylesServices",
    draft_key="currentLangDataServices",
    ours=True,
    shown_with="services",
    texts=(Text("heading", "text15", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "text", "itemText", TEXT, ("texts",)),
    ),
    lists=(
        ItemList(
            "services",
            "services_{lang}",
            "Service",
            (
                Choice("icon", "icone", values=ICONS, optional=True),
                Text("title", "titre", style="itemTitle", required=True),
                Text(
                    "description",
                    "description",
                    style="itemText",
                    multiline=True,
                    rich=True,
                    max_chars=1000,
                    optional=True,
                ),
                Text("price", "prix", max_chars=80, optional=True, unless="isOnQuote"),
                Flag("isOnQuote", "surDevis"),
                Link("link", "lien", optional=True),
            ),
            named_by=("title",),
            says="description",
        ),
    ),
)
