"""« Éditorial »: a portrait beside the name, and pictures that carry their words."""

from vitrine.content.layouts.layout import Layout

EDITORIAL = Layout(
    "option2",
    "editorial",
    "Éditorial",
    shows={
        "home": (
            "photo",
            "photoFocus",
            "photoAlt",
            "showsPhoto",
            "photoShape",
            "subtitle",
            "title",
            "shortDescription",
        ),
        "about": ("galleryTitle", "secondBody", "team"),
        "projects": ("projects.description", "projects.link"),
        "skills": ("skills.image", "skills.imageFocus", "skills.alt"),
    },
    sizes_rem={
        "statement": 8.1,
        "heading": 4.4,
        "skills.heading": 2.75,
        "services.heading": 2.75,
        "testimonials.heading": 2.75,
        "experience.heading": 2.75,
        "subheading": 1.75,
        "lead": 2.0,
        "body": 1.125,
        "itemTitle": 1.75,
        "itemText": 1.0,
        "testimonials.itemTitle": 1.125,
        "contact.itemText": 1.75,
    },
    classique_rem={"home.title": 6.1},
    miniature_sizes="(min-width: 48rem) 10rem, 40vw",
    drawn=("round", "line", "line", "row"),
)
