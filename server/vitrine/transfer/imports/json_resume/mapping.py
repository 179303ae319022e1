"""Which place of a JSON Resume is which of ours: the one description that reading.py and writing.py both follow."""

from dataclasses import dataclass, field

BULLET = "• "
LEVEL_END = " · "  # 'Confirmé · HTML, CSS': a skill's level before its keywords
KEYWORDS_BETWEEN = ", "
KEYWORD_MAX_CHARS = 40  # what is longer is a sentence, not a list of words


@dataclass(frozen=True)
class TextLine:
    """One text of `basics`. `is_owner`: written from the owner's own name, whatever his page calls him."""

    key: str
    section: str
    text: str
    is_owner: bool = False


@dataclass(frozen=True)
class ListLine:
    """A list of entries. `fields`: theirs to ours, word for word.

    `prose`: their paragraph and their list of points, which are one text here, the points as lines with a bullet.
    `words`: their level and keywords, which are one text here. `current`: our flag for what has no end.
    `stands_in`: theirs that is taken where our required field would be empty.
    """

    key: str
    section: str
    list_name: str
    fields: dict[str, str]
    prose: tuple[str, str, str] | None = None
    words: tuple[str, str, str] | None = None
    current: str = ""
    stands_in: dict[str, str] = field(default_factory=dict)
    needs_picture: bool = False


TEXTS = (
    TextLine("name", "home", "title", is_owner=True),
    TextLine("label", "home", "firstLine"),
    TextLine("summary", "about", "body"),
)

LISTS = (
    ListLine(
        "work",
        "experience",
        "positions",
        {"position": "title", "name": "organisation", "location": "place", "startDate": "start", "endDate": "end"},
        prose=("summary", "highlights", "description"),
        current="isCurrent",
        stands_in={"position": "name"},
    ),
    ListLine(
        "projects",
        "projects",
        "projects",
        {"name": "title", "url": "link"},
        prose=("description", "highlights", "description"),
        needs_picture=True,
    ),
    ListLine("skills", "skills", "skills", {"name": "title"}, words=("level", "keywords", "description")),
    ListLine("references", "testimonials", "testimonials", {"name": "name", "role": "role", "reference": "quote"}),
)

# `basics` as ways to reach somebody: theirs, and our network. `profiles` are the other networks.
CONTACTS = {"email": "email", "phone": "phone", "url": "website"}
CONTACT_SECTION, CONTACT_LIST = "contact", "entries"
PICTURE_KEY, PICTURE_SECTION, PICTURE_SETTING = "image", "home", "photo"
# Said about the document, not about its owner.
ABOUT_ITSELF = ("$schema", "meta")
KNOWN_KEYS = ("basics", "work", "education", "skills", "projects")
