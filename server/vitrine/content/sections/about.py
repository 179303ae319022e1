"""About ('propos'): a heading and a text, and where the layout shows them a rotating team gallery or two photos."""

from vitrine.content.describe import PARAGRAPH_MAX_CHARS, Focus, ItemList, Localized, Media, Section, Text
from vitrine.content.styles import HEADING, NAME, QUOTE, TEXT, slot

MAX_PHOTOS = 2

ABOUT = Section(
    name="about",
    anchor="propos",
    route="formpropos",
    step=2,
    texts_alias="DataPropos_{lang}",
    styles_alias="stylesPropos",
    draft_key="currentLangDataPropos",
    texts=(
        Text("heading", "text6", style="heading"),
        Text("body", "text7", style="body", multiline=True, rich=True, max_chars=PARAGRAPH_MAX_CHARS),
        Text("galleryTitle", "nomTire", by_layout=True, style="galleryTitle", optional=True),
        Text(
            "secondBody",
            "text8",
            by_layout=True,
            style="secondBody",
            multiline=True,
            rich=True,
            max_chars=PARAGRAPH_MAX_CHARS,
            optional=True,
        ),
    ),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("body", "text", "body", TEXT),
        slot("galleryTitle", "nomTire", "subheading", NAME),
        slot("secondBody", "text8", "body", QUOTE),
        slot("itemTitle", "titres", "itemTitle", NAME),
        slot("itemText", "texts", "itemText", TEXT),
    ),
    lists=(
        ItemList(
            "team",
            "imagesPropos_{lang}",
            "TeamMember",
            (
                Media("image", "src", required=True, paid=True),
                Focus("imageFocus", "cadrage", optional=True, of="image"),
                Text("name", "nom", style="itemTitle", optional=True),
                Text("role", "respon", style="itemText", optional=True),
                Text("alt", "alt", optional=True, ours=True),
            ),
            named_by=("name",),
            says="role",
            by_layout=True,
            paid=True,
            draft_key="images",
        ),
        ItemList(
            "photos",
            "imagesPropos",
            "AboutPhoto",
            (
                Media("image", "src", required=True, paid=True),
                Focus("imageFocus", "cadrage", optional=True, of="image"),
                Localized("alt", "alt", optional=True, ours=True),
            ),
            by_layout=True,
            shared=True,
            paid=True,
            max_items=MAX_PHOTOS,
            dated=False,
        ),
    ),
)
