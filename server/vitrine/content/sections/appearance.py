"""The appearance: in which order the page's sections stand, which of them visitors do not get, its colours and faces.

Of the whole site, so it has settings alone: no texts, no page, no step in the chain. What is left out of `order`
follows in the page's own one, so that a section of a later version has a place too. The first section stays first and
is always shown (docs/decisions/order.md).
"""

from collections.abc import Sequence

from vitrine.content.describe import Choice, Colour, Flag, Letters, Media, Names, Section
from vitrine.content.font_pairs import FONT_PAIRS, FREE_PAIRS


def appearance(page_order: Sequence[Section]) -> Section:
    first, *others = (section.name for section in page_order)
    names, fixed = tuple(others), (first,)
    return Section(
        name="appearance",
        anchor="apparence",
        route="apparence",
        step=10,
        texts_alias="DataApparence_{lang}",
        styles_alias="stylesApparence",
        draft_key="currentLangDataApparence",
        settings=(
            Names("order", "ordreSections", optional=True, values=names, fixed=fixed, refusal="stays_first"),
            Names("hidden", "sectionsMasquees", optional=True, values=names, fixed=fixed, refusal="stays_shown"),
            # All three or none: a fifth theme is derived from them (web/src/site/page/theme/), the first that visitors
            # see. The site's own index stays what it is.
            Colour("background", "couleurFond", optional=True),
            Colour("text", "couleurTexte", optional=True),
            Colour("accent", "couleurAccent", optional=True),
            # With colours of one's own alone: visitors then get no dots, and no theme that they chose before.
            Flag("hidesDots", "pastillesMasquees", optional=True),
            Choice("fontPair", "policesSite", optional=True, values=FONT_PAIRS, paid=True, free_values=FREE_PAIRS),
            # Moods of the whole page; none is the layout's own look (web/src/site/page/moods.ts).
            Choice("corners", "coins", optional=True, values=("vifs", "doux", "ronds"), paid=True),
            Choice("spacing", "espacement", optional=True, values=("serre", "aere"), paid=True),
            # What browsers show beside the page's title; none is ours (docs/decisions/icon.md). The choice is what is
            # paid: what it needs is kept whatever was chosen last.
            Choice("icon", "icone", optional=True, values=("initiales", "image"), paid=True),
            # None: the first ones of the owner's name (web/src/site/page/icon/).
            Letters("iconLetters", "lettresIcone", optional=True),
            Media("iconPicture", "imageIcone", optional=True),
        ),
        texts=(),
        styles=(),
        ours=True,
    )
