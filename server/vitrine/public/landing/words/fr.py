"""French."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Français",
    language="Langue",
    skip="Aller au contenu",
    sign_up="Créer mon site",
    sign_in="Se connecter",
    title="Votre travail mérite une belle vitrine",
    lead="Une page qui dit qui vous êtes, montre ce que vous faites et laisse vous écrire. Dans votre langue, "
    "ou dans celles de vos lecteurs.",
    free_note="La version gratuite suffit pour une page dans une langue.",
    examples="Des pages faites ici",
    see_site="Voir le site\u202f: {name}",
    layouts=Point(
        "Trois mises en page, quatre thèmes",
        "La même page, composée autrement\u202f: essayez, changez, rien de ce que vous avez écrit ne se perd.",
    ),
    layout_names=("Colonne", "Éditorial", "Galerie"),
    reasons="Faite pour durer",
    points=(
        Point("Plusieurs langues", "Chaque langue a son adresse, et le visiteur arrive dans la sienne."),
        Point("Rien ne se perd", "Ce que vous tapez est gardé au fil des mots, et chaque version se retrouve."),
        Point("On vous écrit", "Les messages arrivent dans votre tableau de bord et, si vous voulez, par e-mail."),
        Point("Chez vous", "Ni cookie ni service tiers sur votre page. Tout s’emporte, quand vous voulez."),
    ),
    versions="Deux versions",
    free="Version gratuite",
    free_items=("Une langue", "La mise en page «\u202fColonne\u202f»", "Quatre thèmes, toutes les sections"),
    paid="Version payante",
    paid_items=(
        "Plusieurs langues",
        "Les trois mises en page",
        "Photo de profil",
        "CV à télécharger",
        "Galerie d’équipe",
    ),
    key_note="La version payante s’active avec une clé.",
    closing="Quelques minutes suffisent pour une première page",
    back="Retour à l’accueil",
    terms="Conditions d’utilisation",
    privacy="Confidentialité",
    legal="Mentions légales",
)
