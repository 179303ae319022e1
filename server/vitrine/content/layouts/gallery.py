"""« Galerie »: twelve columns, titles at the left, works beside them."""

from vitrine.content.layouts.layout import Layout

GALLERY = Layout(
    "option3",
    "gallery",
    "Galerie",
    shows={
        "home": (
            "logo",
            "showsLogo",
            "keepsLogoColours",
            "logoAlt",
            "photo",
            "photoFocus",
            "photoAlt",
            "showsImage",
            "logoText",
            "statement",
            "footer",
        ),
        "about": ("photos",),
        "projects": ("usesSecondCarousel", "projects.description", "projects.link"),
        "skills": ("skills.image", "skills.imageFocus", "skills.alt"),
    },
    sizes_rem={
        "heading": 2.0,
        "subheading": 1.25,
        "lead": 1.0,
        "body": 1.25,
        "itemTitle": 1.5,
        "itemText": 1.0,
        "skills.itemTitle": 2.8,
        "services.itemTitle": 1.25,
        "testimonials.itemTitle": 1.125,
        "experience.itemTitle": 1.25,
        "contact.entriesTitle": 1.25,
    },
    miniature_sizes="(min-width: 48rem) 20rem, 90vw",
    drawn=("line", "tall", "wide", "tall"),
    drawn_theme=2,
)
