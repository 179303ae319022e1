"""Dutch."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Nederlands",
    language="Taal",
    skip="Naar de inhoud",
    sign_up="Mijn site maken",
    sign_in="Inloggen",
    title="Uw werk verdient een mooie etalage",
    lead="Eén pagina die zegt wie u bent, toont wat u doet en waarop men u kan schrijven. In uw taal, "
    "of in die van uw lezers.",
    free_note="De gratis versie volstaat voor een pagina in één taal.",
    examples="Hier gemaakte pagina’s",
    see_site="Bekijk de site van {name}",
    layouts=Point(
        "Drie opmaken, vier thema’s",
        "Dezelfde pagina, anders opgemaakt: probeer, verander; niets van wat u schreef gaat verloren.",
    ),
    layout_names=("Kolom", "Redactioneel", "Galerij"),
    reasons="Gemaakt om te blijven",
    points=(
        Point("Meerdere talen", "Elke taal heeft een eigen adres, en bezoekers komen in de hunne aan."),
        Point("Niets gaat verloren", "Wat u typt wordt meteen bewaard, en elke versie is terug te vinden."),
        Point("Men schrijft u", "Berichten komen in uw dashboard en, als u wilt, per e-mail."),
        Point("Van uzelf", "Geen cookies en geen derden op uw pagina. Alles is mee te nemen, wanneer u wilt."),
    ),
    versions="Twee versies",
    free="Gratis versie",
    free_items=("Eén taal", "De opmaak ‘Kolom’", "Vier thema’s, alle onderdelen"),
    paid="Betaalde versie",
    paid_items=("Meerdere talen", "Alle drie de opmaken", "Profielfoto", "Cv om te downloaden", "Teamgalerij"),
    key_note="De betaalde versie wordt met een sleutel geactiveerd.",
    closing="Een eerste pagina kost een paar minuten",
    back="Terug naar de voorpagina",
    terms="Gebruiksvoorwaarden",
    privacy="Privacy",
    legal="Colofon",
)
