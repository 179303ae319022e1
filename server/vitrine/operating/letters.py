"""The mails that owners get about what their operator did, in French."""

from vitrine.mail import Letter

_FOOTER = "Ce message a été envoyé automatiquement par Vitrine."
_KEPT = (
    "Rien n’est supprimé\u202f: vous pouvez toujours vous connecter, modifier votre site et emporter tout son contenu "
    "(tableau de bord, « Tout emporter »)."
)


def suspended_letter(to: str, address: str, reason: str, origin: str) -> Letter:
    return Letter(
        to=to,
        subject="Votre site a été suspendu",
        paragraphs=(
            "Bonjour,",
            f"Votre site {origin}/@{address} a été suspendu par la personne qui gère ce serveur\u202f: "
            "ses visiteurs ne le voient plus.",
            f"Motif\u202f: {reason}",
            _KEPT,
        ),
        action=("Ouvrir le tableau de bord", f"{origin}/dashboard"),
        footer=_FOOTER,
    )


def resumed_letter(to: str, address: str, origin: str) -> Letter:
    return Letter(
        to=to,
        subject="Votre site n’est plus suspendu",
        paragraphs=(
            "Bonjour,",
            f"La suspension de votre site {origin}/@{address} est levée\u202f: il est de nouveau tel que vous l’avez "
            "réglé, visible si vous l’aviez mis en ligne.",
        ),
        action=("Voir mon site", f"{origin}/@{address}"),
        footer=_FOOTER,
    )


def handed_over_letter(to: str, address: str) -> Letter:
    return Letter(
        to=to,
        subject="Votre site a été confié à un autre compte",
        paragraphs=(
            "Bonjour,",
            f"Le site /@{address}, avec tout son contenu et ses messages, appartient maintenant à un autre compte de "
            "ce serveur. Votre compte reste ouvert, avec un nouveau site vide.",
            "Si vous ne l’avez pas demandé, écrivez à la personne qui gère ce serveur.",
        ),
        footer=_FOOTER,
    )


def received_letter(to: str, address: str, origin: str) -> Letter:
    return Letter(
        to=to,
        subject="Un site vous a été confié",
        paragraphs=(
            "Bonjour,",
            f"Le site /@{address}, avec tout son contenu et ses messages, appartient maintenant à votre compte.",
        ),
        action=("Ouvrir le tableau de bord", f"{origin}/dashboard"),
        footer=_FOOTER,
    )
