"""Catalogues and constants of the product: languages, networks, themes, layouts, timings, sizes (docs/product.md)."""

import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

SiteType = Literal["footer", "header"]

# Languages ------------------------------------------------------------------------------------------------------------
LANGUAGES: dict[str, str] = {
    "EN": "Anglais",
    "FR": "Français",
    "ES": "Espagnol",
    "PT": "Portugais",
    "IT": "Italien",
}
# What nobody wrote on the pages for visitors stands in these (locales/), English first: it stands in for a missing one.
# Each in its own words.
SPOKEN_LANGUAGES: dict[str, str] = {
    "EN": "English",
    "FR": "Français",
    "ES": "Español",
    "PT": "Português",
    "IT": "Italiano",
    "DE": "Deutsch",
    "NL": "Nederlands",
    "AR": "العربية",
}
# What the dashboard and mails speak: French, then what has its catalogues in locales/.
DASHBOARD_LANGUAGES: dict[str, str] = {
    code: SPOKEN_LANGUAGES[code.upper()] for code in ("fr", "en", "es", "pt", "it", "de", "nl", "ar")
}
DASHBOARD_SOURCE = "fr"
if TYPE_CHECKING:
    DashboardLanguage = str
else:
    DashboardLanguage = Literal[tuple(DASHBOARD_LANGUAGES)]
OTHER_LANGUAGE = "AUTRE"
DEFAULT_LANGUAGE = "EN"
LANGUAGE_CODE_LETTERS = 2
FREE_LANGUAGES = 1
MAX_LANGUAGES = 12
# The first four are the product's rule; the others are written in the same scripts, or in Thaana.
RIGHT_TO_LEFT = ("AR", "HE", "FA", "UR", "DV", "KS", "PS", "SD", "UG", "YI")

# Only these get an hreflang.
_ISO_639_1 = (
    "AA AB AE AF AK AM AN AR AS AV AY AZ BA BE BG BH BI BM BN BO BR BS CA CE CH CO CR CS CU CV CY DA DE DV DZ EE "
    "EL EN EO ES ET EU FA FF FI FJ FO FR FY GA GD GL GN GU GV HA HE HI HO HR HT HU HY HZ IA ID IE IG II IK IO IS "
    "IT IU JA JV KA KG KI KJ KK KL KM KN KO KR KS KU KV KW KY LA LB LG LI LN LO LT LU LV MG MH MI MK ML MN MR MS "
    "MT MY NA NB ND NE NG NL NN NO NR NV NY OC OJ OM OR OS PA PI PL PS PT QU RM RN RO RU RW SA SC SD SE SG SI SK "
    "SL SM SN SO SQ SR SS ST SU SV SW TA TE TG TH TI TK TL TN TO TR TS TT TW TY UG UK UR UZ VE VI VO WA WO XH YI "
    "YO ZA ZH ZU"
)
ISO_639_1 = frozenset(_ISO_639_1.split())


def spoken(language: str) -> str:
    """The language whose words a page in this one takes."""
    return language if language in SPOKEN_LANGUAGES else DEFAULT_LANGUAGE


# Contact networks, by the key that stands in the stored `icon` -------------------------------------------------------
NETWORKS: dict[str, str] = {
    "email": "Email",
    "phone": "Téléphone",
    "facebook": "Facebook",
    "instagram": "Instagram",
    "twitter": "Twitter (X)",
    "linkedin": "LinkedIn",
    "youtube": "YouTube",
    "github": "GitHub",
    "whatsapp": "WhatsApp",
    "snapchat": "Snapchat",
    "pinterest": "Pinterest",
    "twitch": "Twitch",
    "telegram": "Telegram",
    "website": "Site Web",
    # The older product's fourteen end here; ours follow.
    "behance": "Behance",
    "dribbble": "Dribbble",
    "bluesky": "Bluesky",
    "mastodon": "Mastodon",
    "tiktok": "TikTok",
    "threads": "Threads",
    "gitlab": "GitLab",
    "vimeo": "Vimeo",
    "soundcloud": "SoundCloud",
    "orcid": "ORCID",
}


# Themes ---------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Theme:
    """Twelve values that are stored and exported, then what our own parts need: accents, control edges, focus, errors.

    All that a page, a form, a mail, a CV or a picture knows of a theme stands here; a fifth one is one more entry.
    `label`: its name in French, which `make gen` hands to translators.
    `is_neutral`: its ground is what one knows it by, so its dot shows that and not its accent.
    A colour that an entry leaves out is none: checks.py names it, and nothing is written.
    """

    name: str
    label: str
    is_dark: bool
    is_neutral: bool
    bg: str = ""
    text: str = ""
    buttonBg: str = ""
    buttonText: str = ""
    headerbg: str = ""
    logoColor: str = ""
    bgname: str = ""
    bgtech: str = ""
    colortech: str = ""
    iconColorContact: str = ""
    bgContact: str = ""
    iconcolorhover: str = ""
    accent: str = ""
    accent2: str = ""
    edge: str = ""
    focus: str = ""
    error: str = ""

    def colours(self) -> dict[str, str]:
        """By the names of the page's custom properties."""
        values = asdict(self)
        return {name: value for name, value in values.items() if name not in ("name", "label", "is_dark", "is_neutral")}


THEMES: tuple[Theme, ...] = (
    Theme(
        "bleu",
        "Bleu",
        is_dark=False,
        is_neutral=False,
        bg="#f5f8fc",
        text="#0f1b2d",
        buttonBg="#1d4ed8",
        buttonText="#ffffff",
        headerbg="#ffffff",
        logoColor="#1d4ed8",
        bgname="#e3ecf9",
        bgtech="#dce8fa",
        colortech="#123a8c",
        iconColorContact="#1d4ed8",
        bgContact="#eaf1fb",
        iconcolorhover="#0b2e7a",
        accent="#1d4ed8",
        accent2="#0e7490",
        edge="#6b7688",
        focus="#1d4ed8",
        error="#b42318",
    ),
    Theme(
        "white",
        "Blanc",
        is_dark=False,
        is_neutral=True,
        bg="#fbfaf7",
        text="#1c1a17",
        buttonBg="#1c1a17",
        buttonText="#fbfaf7",
        headerbg="#ffffff",
        logoColor="#1c1a17",
        bgname="#f0ede6",
        bgtech="#f0ede6",
        colortech="#3a362f",
        iconColorContact="#1c1a17",
        bgContact="#f4f1ea",
        iconcolorhover="#a3461f",
        accent="#a3461f",
        accent2="#7a1f3d",
        edge="#7d776c",
        focus="#1c1a17",  # its accent is a red like that of errors
        error="#b42318",
    ),
    Theme(
        "black",
        "Noir",
        is_dark=True,
        is_neutral=True,
        bg="#0e0f11",
        text="#f2f1ee",
        buttonBg="#f2f1ee",
        buttonText="#0e0f11",
        headerbg="#16181b",
        logoColor="#f2f1ee",
        bgname="#1c1f23",
        bgtech="#1c1f23",
        colortech="#d9d6cf",
        iconColorContact="#f2f1ee",
        bgContact="#15171a",
        iconcolorhover="#e0b15a",
        accent="#e0b15a",
        accent2="#e07a5a",
        edge="#7b7f87",
        focus="#e0b15a",
        error="#ff9d92",
    ),
    Theme(
        "Vert",
        "Vert",
        is_dark=False,
        is_neutral=False,
        bg="#f4f8f4",
        text="#12241a",
        buttonBg="#1f6b43",
        buttonText="#ffffff",
        headerbg="#ffffff",
        logoColor="#1f6b43",
        bgname="#e0eee4",
        bgtech="#dcece1",
        colortech="#174d31",
        iconColorContact="#1f6b43",
        bgContact="#e9f3ec",
        iconcolorhover="#0f4427",
        accent="#1f6b43",
        accent2="#0f5c78",
        edge="#6b7b70",
        focus="#1f6b43",
        error="#b42318",
    ),
)
THEME_COUNT = len(THEMES)
# What pages wear that are nobody's site, by day and where the visitor's machine is set dark.
PLAIN_LIGHT, PLAIN_DARK = 1, 2
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
ICON_LETTERS = re.compile(r"[^\W_]{1,2}")

# Files ----------------------------------------------------------------------------------------------------------------
IMAGE_TYPES = ("image/png", "image/jpeg", "image/svg+xml")
FILE_TYPES = (*IMAGE_TYPES, "application/pdf")
# Pictures may come as these to paid sites, and are kept as one of the types above.
PAID_IMAGE_TYPES = ("image/webp", "image/avif")
IMAGE_MAX_BYTES = 1_048_576
FILE_MAX_BYTES = 2_097_152
COMPRESSED_MAX_WIDTH_PX = 800
COMPRESSED_JPEG_QUALITY = 0.7
# What becomes of a picture over the limit on a paid site, unless its owner switches it off.
HIGH_DEFINITION_MAX_SIDE_PX = 2560
HIGH_DEFINITION_JPEG_QUALITY = 0.85
HIGH_DEFINITION_MAX_BYTES = 4_194_304

# Every other constant of docs/product.md, by a name that says its unit -----------------------------------------------
CONSTANTS: dict[str, int | float] = {
    "messageTimeoutMs": 5000,
    "reloadAfterLanguageChangeMs": 300,
    "projectsGapPx": 15,
    "skillsGapPx": 20,
    "autoplayMs": 2000,
    "sliderTwoFromPx": 768,
    "sliderThreeFromPx": 1024,
    "coverflowSlides": 5,
    "coverflowSpeedMs": 2500,
    "coverflowRotate": 0,
    "coverflowModifier": 1,
    "coverflow1ReverseMs": 6000,
    "coverflow1Stretch": 80,
    "coverflow1Depth": 200,
    "coverflow2ReverseMs": 8000,
    "coverflow2Stretch": 0,
    "coverflow2Depth": 150,
    "galleryMs": 4000,
    "revealThreshold": 0.3,
    "revealThresholdLate": 0.5,
    "projectsRevealThreshold": 0.3,
    "projectsRevealBottomMarginPx": -100,
    "homeImageHeightPx": 400,
    "homeImageSmallHeightPx": 150,
    "aboutGalleryHeightPx": 250,
    "cardWidthPx": 160,
    "cardPreviewWidthPx": 150,
    "toastWidthPx": 320,
    "toastZIndex": 9999,
    "modalZIndex": 1050,
    "sessionRefreshBeforeMs": 300_000,
    "sessionExpiredBeforeMs": 30_000,
    "sessionBackoffFirstMs": 30_000,
    "sessionBackoffLastMs": 960_000,
    "popupClosedMs": 8000,
    "saveRetryMs": 120_000,
    "uploadRetryMs": 600_000,
    "chunkLoadTimeoutMs": 120_000,
    "draftLocalMs": 300,
    "draftServerMs": 2000,
}
