"""« Éditorial »: a portrait beside the name, and pictures that carry their words."""

from vitrine.content.layouts.layout import Layout

EDITORIAL = Layout(
    "option2",
    "editorial",
    miniature_sizes="(min-width: 48rem) 10rem, 40vw",
    drawn=("round", "line", "line", "row"),
    sizes_rem={
        "statement": 8.1,
        "heading": 4.4,
        "subheading": 1.75,
        "lead": 2.0,
        "body": 1.125,
        "itemTitle": 1.75,
        "itemText": 1.0,
    },
)
