"""How the site is shown elsewhere: in search results and chats; and whether its visitors get a button to share it.

It stands on no page. What is not written here is taken from the page (web/src/site/page/head.ts).
"""

from vitrine.content.describe import Flag, ItemList, Media, Section, Text

SHARING = Section(
    name="sharing",
    anchor="partage",
    route="formpartage",
    step=11,
    texts_alias="DataPartage_{lang}",
    styles_alias="stylesPartage",
    draft_key="currentLangDataPartage",
    texts=(
        Text("title", "titre", max_chars=90, optional=True),
        Text("description", "description", multiline=True, max_chars=300, optional=True),
    ),
    styles=(),
    settings=(Flag("showsShare", "boutonPartage", optional=True),),
    lists=(
        ItemList(
            "pictures",
            "imagesPartage_{lang}",
            "SharePicture",
            (Media("image", "src", required=True, paid=True),),
            paid=True,
            max_items=1,
        ),
    ),
    ours=True,
)
