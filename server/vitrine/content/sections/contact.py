"""Contact: how to reach the owner, and the words of the form."""

from vitrine.content.catalogues import NETWORKS
from vitrine.content.describe import Choice, ItemList, Link, Section, Text
from vitrine.content.styles import HEADING, NAME, TEXT, sized, slot

CONTACT = Section(
    name="contact",
    anchor="contact",
    route="formcontact",
    step=5,
    texts_alias="DataContact_{lang}",
    styles_alias="stylesContact",
    draft_key="currentLangDataContact",
    always_shown=True,
    in_bar=True,
    texts=(
        Text("heading", "text11", style="heading"),
        Text("formHeading", "text13", style="formHeading", optional=True),
        Text("entriesTitle", "titre", style="entriesTitle", optional=True),
        Text("nameLabel", "nom", default="Nom"),
        Text("emailLabel", "email", default="Email"),
        Text("messageLabel", "message", default="Message"),
        Text("sendLabel", "sendbtn", default="Envoyer"),
    ),
    styles=(
        slot("heading", "titre", "heading", HEADING),
        slot("formHeading", "text13", "subheading", sized(HEADING, 1.5)),
        slot("entriesTitle", "titreListe", "itemTitle", NAME),
        slot("itemTitle", "titres", "itemTitle", NAME),
        # Addresses, numbers, names of accounts: they are what they are.
        slot("itemText", "text", "itemText", TEXT, ("texts",), fixed_case=False),
    ),
    lists=(
        ItemList(
            "entries",
            "ContactData",
            "ContactEntry",
            (
                Choice("network", "icon", required=True, values=tuple(NETWORKS)),
                Text("title", "titre", by_layout=True, style="itemTitle", optional=True, named_after="network"),
                Text("detail", "detail", style="itemText", optional=True),
                Link("link", "lien", optional=True, offered_from=("network", "detail")),
            ),
            named_by=("detail", "network"),
            says="link",
            shared=True,
        ),
    ),
    older_aliases={"stylesContact": ("stylesConatct",), "nom": ("name",), "ContactData": ("contact_{lang}",)},
)
