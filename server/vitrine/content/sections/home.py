"""Home: who this is. Each layout has texts of its own; the nearest written one stands in for an empty one."""

from typing import Literal, get_args

from vitrine.content.describe import Choice, Flag, Focus, Media, Section, Source, Text
from vitrine.content.styles import DISPLAY, TEXT, sized, slot

# The older product's style object knows `titre` and `text(s)` alone: read here, they dress every title or text of home.
TITLES, TEXTS = ("titre", "titres"), ("text", "texts")

# How a CV is made from the site (public/cv/templates/), where it is not the file that its owner sent.
CvTemplate = Literal["classic", "modern"]
CV_TEMPLATES: tuple[CvTemplate, ...] = get_args(CvTemplate)

HOME = Section(
    name="home",
    anchor="welcome",
    route="formhome",
    step=1,
    texts_alias="DataHome_{lang}",
    styles_alias="stylesHome",
    draft_key="currentLangDataHome",
    always_shown=True,
    in_bar=True,
    texts=(
        Text("firstLine", "text5", by_layout=True, style="firstLine", part="kicker"),
        Text("headline", "text4", by_layout=True, style="headline", part="title"),
        Text("subtitle", "subtitle", by_layout=True, style="subtitle", part="kicker"),
        Text("title", "title", by_layout=True, style="title", part="title"),
        Text(
            "shortDescription",
            "shortDesc",
            by_layout=True,
            style="shortDescription",
            part="note",
            multiline=True,
            max_chars=600,
        ),
        Text("logoText", "text1", by_layout=True, style="logoText", part="kicker"),
        Text("statement", "text2", by_layout=True, style="statement", part="title", max_chars=400),
        Text("footer", "text3", by_layout=True, style="footer", part="note", max_chars=400),
        Text("logoAlt", "logoAlt", by_layout=True, alt_of="logo", optional=True, ours=True),
        Text("photoAlt", "imgAlt", by_layout=True, alt_of="photo", optional=True, ours=True),
    ),
    styles=(
        slot("firstLine", "text5", "lead", TEXT, TEXTS),
        slot("headline", "text4", "display", DISPLAY, TITLES, fixed_case=True),
        slot("subtitle", "subtitle", "lead", TEXT, TEXTS),
        slot("title", "title", "statement", sized(DISPLAY, 3.5), TITLES),
        slot("shortDescription", "shortDesc", "body", TEXT, TEXTS),
        slot("logoText", "text1", "lead", TEXT, TEXTS),
        slot("statement", "text2", "statement", sized(DISPLAY, 2.0), TITLES),
        slot("footer", "text3", "lead", TEXT, TEXTS),
    ),
    settings=(
        Media("logo", "logo", by_layout=True, optional=True),
        Media("photo", "imgBase64", by_layout=True, optional=True, paid=True),
        Focus("photoFocus", "imgCadrage", by_layout=True, optional=True, of="photo"),
        Media("cv", "cv", optional=True, accepts="file", paid=True),
        Source(
            "cvSource",
            "modeleCV",
            optional=True,
            values=("file", *CV_TEMPLATES),
            default="file",
            about="cv",
            ours=True,
        ),
        Flag("showsLogo", "imagevisible", by_layout=True, default=True, about="logo"),
        Flag("showsPhoto", "imagevisible2", by_layout=True, default=True, about="photo"),
        Flag("showsImage", "imagevisible3", by_layout=True, default=True, about="photo"),
        Flag(
            "keepsLogoColours",
            "couleursLogo",
            by_layout=True,
            about="logo",
            in_one_colour=True,
            optional=True,
            ours=True,
        ),
        Flag("hasNoTitle", "sansTitre", of_part="title", optional=True, ours=True),
        Flag("showsCv", "CVvisible", default=True, about="cv"),
        Choice("photoShape", "formeImg", by_layout=True, values=("ronde", "carre"), default="ronde"),
        Choice("imageSize", "imageStyle", values=("normal", "small"), default="normal", keeps_unknown=True),
    ),
    older_aliases={
        "stylesHome": ("styles",),
        "imagevisible2": ("imageVisible2",),
        "imagevisible3": ("imageVisible3",),
        "CVvisible": ("cvvisible",),
    },
)
