"""The legal notice: who publishes the site and who hosts it, in French law's order (loi n° 2004-575, article 1-1).

On its page our words follow on what the product does with visitors' data (web/src/site/sections/legal/). Names and
numbers are the same in every language; what the owner adds is written in each.
"""

from vitrine.content.describe import PARAGRAPH_MAX_CHARS, Section, Text

PLACE_MAX_CHARS = 500

LEGAL = Section(
    name="legal",
    anchor="mentions",
    route="formmentions",
    step=9,
    texts_alias="DataMentions_{lang}",
    styles_alias="stylesMentions",
    draft_key="currentLangDataMentions",
    ours=True,
    page="mentions",
    # Who answers for visitors' data and where to write to (GDPR, article 13); and the host, whom everybody must name.
    needs=("publisher", "email", "host"),
    settings=(
        Text("publisher", "mentionsEditeur"),
        Text("registration", "mentionsImmatriculation", optional=True),
        Text("vat", "mentionsTva", max_chars=40, optional=True),
        Text("address", "mentionsAdresse", multiline=True, max_chars=PLACE_MAX_CHARS, optional=True),
        Text("phone", "mentionsTelephone", max_chars=40, optional=True),
        Text("email", "mentionsEmail"),
        Text("director", "mentionsDirecteur", optional=True),
        Text("host", "mentionsHebergeur", multiline=True, max_chars=PLACE_MAX_CHARS),
    ),
    texts=(Text("more", "texte", multiline=True, max_chars=PARAGRAPH_MAX_CHARS, optional=True),),
    styles=(),
)
