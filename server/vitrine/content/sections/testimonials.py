"""Testimonials ('témoignages'): what others say of the owner. Optional, shown only when it has items."""

from vitrine.content.describe import Focus, ItemList, Link, Media, Section, Text
from vitrine.content.styles import HEADING, NAME, Face, sized, slot

# Somebody's own words: not in capitals, as most texts are.
SPOKEN = Face(1.25, "Times New Roman", "normal", False, 1.6)

TESTIMONIALS = Section(
    name="testimonials",
    anchor="temoignages",
    route="formtemoignages",
    step=8,
    texts_alias="DataTemoignages_{lang}",
    styles_alias="stylesTemoignages",
    draft_key="currentLangDataTemoignages",
    ours=True,
    shown_with="testimonials",
    texts=(Text("heading", "text16", style="heading"),),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("itemText", "text", "quote", SPOKEN, ("texts",)),
        slot("itemTitle", "titres", "itemTitle", sized(NAME, 1.0)),
    ),
    lists=(
        ItemList(
            "testimonials",
            "temoignages_{lang}",
            "Testimonial",
            (
                Text("quote", "citation", style="itemText", multiline=True, rich=True, max_chars=1000, required=True),
                Text("name", "nom", style="itemTitle", required=True),
                Text("role", "fonction", optional=True),
                Media("image", "src", optional=True),
                Focus("imageFocus", "cadrage", optional=True, of="image"),
                Link("link", "lien", optional=True),
            ),
            named_by=("name",),
            says="quote",
        ),
    ),
)
