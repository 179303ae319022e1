"""« Galerie »: twelve columns, titles at the left, works beside them."""

from vitrine.content.layouts.layout import Layout

GALLERY = Layout(
    "option3",
    "gallery",
    miniature_sizes="(min-width: 48rem) 20rem, 90vw",
    drawn=("line", "tall", "wide", "tall"),
    drawn_theme=2,
    sizes_rem={"heading": 2.0, "subheading": 1.25, "lead": 1.0, "body": 1.25, "itemTitle": 1.5, "itemText": 1.0},
)
