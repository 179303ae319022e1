"""The mails that accounts/ sends, in French."""

from vitrine.mail import Letter

_FOOTER = "Ce message a été envoyé automatiquement par Vitrine."
_NOT_YOU = "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne changera."


def reset_letter(to: str, link: str, minutes: int) -> Letter:
    return Letter(
        to=to,
        subject="Choisir un nouveau mot de passe",
        paragraphs=(
            "Bonjour,",
            f"Vous avez demandé un nouveau mot de passe. Ce lien sert une seule fois, pendant {minutes} minutes.",
            _NOT_YOU,
        ),
        action=("Choisir un nouveau mot de passe", link),
        footer=_FOOTER,
    )


def verification_letter(to: str, link: str) -> Letter:
    """Without the name that was typed: anybody can sign up anybody, and a name can hold an advertisement."""
    return Letter(
        to=to,
        subject="Confirmez votre adresse e-mail",
        paragraphs=(
            "Bonjour,",
            "Un compte Vitrine a été créé avec cette adresse. Confirmez-la pour pouvoir en retrouver l’accès.",
            "Si vous n’avez pas créé de compte, ignorez ce message.",
        ),
        action=("Confirmer mon adresse", link),
        footer=_FOOTER,
    )


def new_email_letter(to: str, link: str) -> Letter:
    return Letter(
        to=to,
        subject="Confirmez votre nouvelle adresse e-mail",
        paragraphs=(
            "Bonjour,",
            "Cette adresse doit devenir celle de votre compte Vitrine. Elle le sera dès que vous l’aurez confirmée.",
            _NOT_YOU,
        ),
        action=("Confirmer ma nouvelle adresse", link),
        footer=_FOOTER,
    )


def _notice(to: str, subject: str, what: str) -> Letter:
    advice = "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe depuis la page de connexion."
    return Letter(to=to, subject=subject, paragraphs=("Bonjour,", what, advice), footer=_FOOTER)


def password_changed_letter(to: str) -> Letter:
    return _notice(
        to,
        "Votre mot de passe a changé",
        "Le mot de passe de votre compte Vitrine vient d’être changé et les autres sessions ont été fermées.",
    )


_IDENTITIES_ENDED = (
    "Les comptes externes qui y étaient reliés (Google, par exemple) en ont été détachés\u202f: "
    "vous pouvez relier le vôtre à nouveau depuis la page de votre compte."
)


def password_reset_letter(to: str, *, had_identities: bool) -> Letter:
    what = "Un nouveau mot de passe a été choisi pour votre compte Vitrine, et toutes ses sessions ont été fermées."
    return _notice(to, "Votre mot de passe a changé", f"{what} {_IDENTITIES_ENDED}" if had_identities else what)


def confirmed_elsewhere_letter(to: str, *, had_identities: bool) -> Letter:
    """The password stays: who confirms on the phone what he made on the laptop goes on using it."""
    what = (
        "Cette adresse vient d’être confirmée depuis un navigateur que votre compte Vitrine ne connaît pas. "
        "Par prudence, toutes les sessions ouvertes auparavant ont été fermées."
    )
    advice = (
        "Connectez-vous à nouveau avec votre mot de passe. Si ce n’est pas vous qui avez créé ce compte, choisissez "
        "tout de suite un nouveau mot de passe depuis la page de connexion\u202f: personne d’autre n’y aura plus accès."
    )
    return Letter(
        to=to,
        subject="Votre adresse est confirmée, reconnectez-vous",
        paragraphs=("Bonjour,", f"{what} {_IDENTITIES_ENDED}" if had_identities else what, advice),
        footer=_FOOTER,
    )


def email_changing_letter(to: str, new_email: str) -> Letter:
    return _notice(
        to,
        "Changement d’adresse e-mail demandé",
        f"L’adresse de votre compte Vitrine doit devenir {new_email}. Rien ne change avant sa confirmation.",
    )


def account_deleted_letter(to: str) -> Letter:
    return Letter(
        to=to,
        subject="Votre compte a été supprimé",
        paragraphs=(
            "Bonjour,",
            "Votre compte Vitrine, votre site et ses messages ont été supprimés. Vos fichiers ne sont plus visibles et "
            "s’effacent du serveur en ce moment même.",
            "L’adresse de votre site ne sera donnée à personne pendant 90 jours. Des sauvegardes faites auparavant par "
            "l’hébergeur peuvent encore contenir ces données\u202f: c’est à lui de dire combien de temps il les garde.",
        ),
        footer=_FOOTER,
    )
