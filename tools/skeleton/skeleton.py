"""« Skeleton »: the photo beside the name, then one section below the other."""

from vitrine.content.layouts.layout import Layout

SKELETON = Layout(
    "skeleton",
    "skeleton",
    "Skeleton",
    shows={
        "home": ("photo", "photoFocus", "photoAlt", "showsPhoto", "subtitle", "title", "shortDescription"),
        "projects": ("projects.description", "projects.link"),
        "contact": ("entries.title",),
    },
    sizes_rem={"statement": 6.0, "heading": 2.5, "itemTitle": 1.25},
    classique_rem={"home.title": 6.0},
    miniature_sizes="(min-width: 48rem) 20rem, 90vw",
    drawn=("line", "line", "row"),
)
