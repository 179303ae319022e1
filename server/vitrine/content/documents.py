"""The older product's documents around the sections, under our names and under theirs.

Sections carry their own aliases; here stand the rest. What the older product has no word for is ours: an export has it
under one key, and an import also reads it where earlier exports had it, among the older product's own names.
"""

SITES, USERS, MESSAGES = "data", "users", "Message"
COLLECTIONS = (SITES, USERS, MESSAGES)

ID, CREATED_AT = "id", "createdAt"  # of every document and list item
MADE_BY = "vitrine"  # beside the collections: the version of our own exports
EXPORT_VERSION = 1
OURS = "vitrine"  # in the site's document, a text block or an item: what of it the older product has no word for
MARKS = "marks"  # there: what of its texts is bold, italic, a link or a list, by the text's name
UNTRANSLATED = "nonTraduits"  # there: which texts of an item are another language's, for want of its own

SITE = {
    "siteType": "typeSite",
    "languages": "langues",
    "activation": "compte",
    "layout": "selectedOption",
    "themeIndex": "themeIndex",
    "createdAt": CREATED_AT,
    "updatedAt": "updatedAt",
    "date": "date",
}
SITE_OURS = {
    "ownerName": "ownerName",
    "slug": "slug",
    "isOnline": "isOnline",
    "mailsMessages": "mailsMessages",
    "hiddenLanguages": "languesMasquees",
    "showsBadge": "badgevisible",
    "offersResume": "resumeJson",
    "countsVisits": "visitescomptees",
}
USER = {"id": "uid", "email": "email", "userName": "userName", "createdAt": "Date"}
MESSAGE = {
    "email": "Email",
    "name": "nom",
    "message": "message",
    "receivedAt": "Date",
}
MESSAGE_OURS = {
    "language": "langue",
    "readAt": "readAt",
    "archivedAt": "archivedAt",
    "spamAt": "spamAt",
    "spamReasons": "spamReasons",
}
OLDER_NAMES: dict[str, tuple[str, ...]] = {
    CREATED_AT: ("date",),
    "Email": ("email",),
    "nom": ("name",),
    "Date": ("date",),
}

STYLE = {
    "sizeRem": "fontSize",
    "family": "fontFamily",
    "weight": "fontWeight",
    "uppercase": "textTransform",
    "lineHeight": "lineHeight",
}

ACTIVATED = "activated"  # in `compte`: its presence means paid, and no key leaves the server

# What an icon of the older product may be called besides a network's key or display name.
ICON_NAMES: dict[str, tuple[str, ...]] = {
    "email": ("mail", "envelope", "at"),
    "phone": ("telephone", "tel", "mobile"),
    "twitter": ("x", "xtwitter"),
    "website": ("web", "globe", "site", "link", "internet"),
}
