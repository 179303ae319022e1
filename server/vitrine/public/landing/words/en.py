"""English."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="English",
    language="Language",
    skip="Skip to content",
    sign_up="Create my site",
    sign_in="Sign in",
    title="Your work deserves a fine showcase",
    lead="One page that says who you are, shows what you do and lets people write to you. In your language, "
    "or in those of your readers.",
    free_note="The free version is enough for a page in one language.",
    examples="Pages made here",
    see_site="View {name}’s site",
    layouts=Point(
        "Three layouts, four themes",
        "The same page, composed another way: try one, switch, and nothing you wrote is lost.",
    ),
    layout_names=("Column", "Editorial", "Gallery"),
    reasons="Made to last",
    points=(
        Point("Several languages", "Each language has its own address, and visitors arrive in theirs."),
        Point("Nothing is lost", "What you type is kept as you go, and every version can be restored."),
        Point("People write to you", "Messages reach you on your dashboard and, if you like, by email."),
        Point("Yours", "No cookies and no third parties on your page. Take everything along whenever you like."),
    ),
    versions="Two versions",
    free="Free version",
    free_items=("One language", "The “Column” layout", "Four themes, every section"),
    paid="Paid version",
    paid_items=("Several languages", "All three layouts", "Profile photo", "CV to download", "Team gallery"),
    key_note="The paid version is activated with a key.",
    closing="A first page takes a few minutes",
    back="Back to the front page",
    terms="Terms of use",
    privacy="Privacy",
    legal="Legal notice",
)
