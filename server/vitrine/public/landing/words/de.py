"""German."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Deutsch",
    language="Sprache",
    skip="Zum Inhalt springen",
    sign_up="Meine Website erstellen",
    sign_in="Anmelden",
    title="Ihre Arbeit verdient ein schönes Schaufenster",
    lead="Eine Seite, die sagt, wer Sie sind, zeigt, was Sie tun, und über die man Ihnen schreibt. In Ihrer Sprache "
    "oder in denen Ihrer Leser.",
    free_note="Die kostenlose Version reicht für eine Seite in einer Sprache.",
    examples="Hier entstandene Seiten",
    see_site="Website von {name} ansehen",
    layouts=Point(
        "Drei Layouts, vier Farbschemata",
        "Dieselbe Seite, anders gestaltet: ausprobieren, wechseln, nichts Geschriebenes geht verloren.",
    ),
    layout_names=("Spalte", "Editorial", "Galerie"),
    reasons="Gemacht, um zu bleiben",
    points=(
        Point("Mehrere Sprachen", "Jede Sprache hat ihre eigene Adresse, und Besucher landen gleich in ihrer."),
        Point(
            "Nichts geht verloren", "Was Sie tippen, wird laufend gesichert, und jede Version lässt sich zurückholen."
        ),
        Point("Man schreibt Ihnen", "Nachrichten kommen in Ihrem Dashboard an und auf Wunsch per E-Mail."),
        Point(
            "Alles in Ihrer Hand", "Weder Cookies noch Dritte auf Ihrer Seite. Alles lässt sich jederzeit mitnehmen."
        ),
    ),
    versions="Zwei Versionen",
    free="Kostenlose Version",
    free_items=("Eine Sprache", "Das Layout „Spalte“", "Vier Farbschemata, alle Abschnitte"),
    paid="Bezahlte Version",
    paid_items=("Mehrere Sprachen", "Alle drei Layouts", "Profilfoto", "Lebenslauf zum Herunterladen", "Team-Galerie"),
    key_note="Die bezahlte Version wird mit einem Schlüssel aktiviert.",
    closing="Für eine erste Seite genügen wenige Minuten",
    back="Zur Startseite",
    terms="Nutzungsbedingungen",
    privacy="Datenschutz",
    legal="Impressum",
)
