"""The mails that accounts/ sends, in French."""

from datetime import datetime

from vitrine.accounts.ways_in import Ended
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
_PASSKEYS_ENDED = "Ses clés d’accès ont été retirées\u202f: ajoutez de nouveau les vôtres depuis cette même page."
_FACTOR_ENDED = "Le deuxième facteur, choisi avant que l’adresse soit confirmée, a été retiré."


def _and_ended(what: str, ended: Ended) -> str:
    said = (
        (ended.identities > 0, _IDENTITIES_ENDED),
        (ended.passkeys > 0, _PASSKEYS_ENDED),
        (ended.had_factor, _FACTOR_ENDED),
    )
    return " ".join([what, *(sentence for is_so, sentence in said if is_so)])


def password_reset_letter(to: str, ended: Ended) -> Letter:
    what = "Un nouveau mot de passe a été choisi pour votre compte Vitrine, et toutes ses sessions ont été fermées."
    return _notice(to, "Votre mot de passe a changé", _and_ended(what, ended))


def confirmed_elsewhere_letter(to: str, ended: Ended) -> Letter:
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
        paragraphs=("Bonjour,", _and_ended(what, ended), advice),
        footer=_FOOTER,
    )


def email_changing_letter(to: str, new_email: str) -> Letter:
    return _notice(
        to,
        "Changement d’adresse e-mail demandé",
        f"L’adresse de votre compte Vitrine doit devenir {new_email}. Rien ne change avant sa confirmation.",
    )


def email_changed_letter(to: str, new_email: str, link: str, days: int) -> Letter:
    """To the address that is the account's no more: whoever lost it so has nothing else to come back by."""
    return Letter(
        to=to,
        subject="L’adresse de votre compte a changé",
        paragraphs=(
            "Bonjour,",
            f"L’adresse de votre compte Vitrine est maintenant {new_email}. Si c’était vous, il n’y a rien à faire.",
            "Sinon, ce lien remet votre ancienne adresse en place et ferme toutes les sessions\u202f; vous choisirez "
            f"ensuite un nouveau mot de passe. Il sert une seule fois, pendant {days} jours.",
        ),
        action=("Ce n’était pas moi", link),
        footer=_FOOTER,
    )


def readdressed_letter(to: str, link: str, days: int) -> Letter:
    """To the new address."""
    return Letter(
        to=to,
        subject="Retrouvez l’accès à votre compte",
        paragraphs=(
            "Bonjour,",
            "Vous avez demandé à l’hébergeur que cette adresse devienne celle de votre compte Vitrine. Elle le sera "
            f"dès que vous aurez choisi un mot de passe. Ce lien sert une seule fois, pendant {days} jours.",
            "Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne changera.",
        ),
        action=("Choisir un mot de passe", link),
        footer=_FOOTER,
    )


def readdressing_letter(to: str, new_email: str) -> Letter:
    """To the address that the account has until then. Without a link: its owner may not be who reads it."""
    return Letter(
        to=to,
        subject="L’adresse de votre compte va changer",
        paragraphs=(
            "Bonjour,",
            f"L’hébergeur a été prié de remplacer l’adresse de votre compte Vitrine par {new_email}, parce que vous "
            "n’auriez plus accès à celle-ci. Les sessions ont été fermées.",
            "Si vous n’avez rien demandé, écrivez-lui tout de suite\u202f: le changement se fait dès que la nouvelle "
            "adresse est confirmée.",
        ),
        footer=_FOOTER,
    )


def email_put_back_letter(to: str, former_email: str) -> Letter:
    """To the address that was the account's until now: if its owner reads it, another reads his former mailbox."""
    return Letter(
        to=to,
        subject="L’adresse de votre compte a été remise",
        paragraphs=(
            "Bonjour,",
            f"Par le lien envoyé à {former_email}, cette adresse est redevenue celle du compte Vitrine qui avait la "
            "vôtre. Son mot de passe ne sert plus, et toutes ses sessions ont été fermées.",
            "Si ce compte est le vôtre et que ce n’était pas vous, écrivez tout de suite à l’hébergeur\u202f: "
            "quelqu’un d’autre lit votre ancienne messagerie.",
        ),
        footer=_FOOTER,
    )


def address_known_letter(to: str, link: str) -> Letter:
    """In place of an answer at the form, which would tell anybody whose addresses have an account."""
    return Letter(
        to=to,
        subject="Vous avez déjà un compte",
        paragraphs=(
            "Bonjour,",
            "Quelqu’un a voulu créer un compte Vitrine avec cette adresse, ou la donner au sien, mais elle en a déjà "
            "un. Si c’était vous, connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.",
            _NOT_YOU,
        ),
        action=("Me connecter", link),
        footer=_FOOTER,
    )


_MONTHS = (
    *("janvier", "février", "mars", "avril", "mai", "juin"),
    *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
)


def new_device_letter(to: str, moment: datetime, browser: str, address: str) -> Letter:
    day = "1er" if moment.day == 1 else str(moment.day)
    when = f"le {day} {_MONTHS[moment.month - 1]} {moment.year} à {moment:%H} h {moment:%M} (UTC)"
    where = f", depuis l’adresse {address}" if address else ""
    return Letter(
        to=to,
        subject="Nouvelle connexion à votre compte",
        paragraphs=(
            "Bonjour,",
            f"Quelqu’un s’est connecté à votre compte Vitrine {when}, avec un navigateur qui n’y était jamais "
            f"venu\u202f: {browser}{where}. Si c’était vous, il n’y a rien à faire.",
            "Sinon, choisissez tout de suite un nouveau mot de passe avec «\u202fMot de passe oublié\u202f?\u202f» sur "
            "la page de connexion\u202f: cela ferme toutes les sessions.",
        ),
        footer=_FOOTER,
    )


def passkey_added_letter(to: str, name: str) -> Letter:
    what = f"La clé d’accès «\u202f{name}\u202f» peut maintenant ouvrir votre compte Vitrine, sans mot de passe."
    return _notice(to, "Une clé d’accès a été ajoutée", what)


def passkey_removed_letter(to: str, name: str) -> Letter:
    what = f"La clé d’accès «\u202f{name}\u202f» n’ouvre plus votre compte Vitrine."
    return _notice(to, "Une clé d’accès a été retirée", what)


def passkey_copied_letter(to: str) -> Letter:
    what = (
        "Une clé d’accès de votre compte Vitrine vient d’être refusée\u202f: d’après son compteur, elle existe en deux "
        "exemplaires. Retirez-la depuis la page de votre compte et créez-en une autre."
    )
    return _notice(to, "Une clé d’accès a été refusée", what)


def identity_linked_letter(to: str) -> Letter:
    what = "Un compte externe (Google, par exemple) peut maintenant ouvrir votre compte Vitrine, sans mot de passe."
    return _notice(to, "Un compte externe a été relié", what)


def identity_unlinked_letter(to: str) -> Letter:
    what = "Le compte externe (Google, par exemple) qui y était relié n’ouvre plus votre compte Vitrine."
    return _notice(to, "Un compte externe a été détaché", what)


def second_factor_on_letter(to: str, link: str, days: int) -> Letter:
    """Whoever set it with a stolen password would keep the owner out: the link takes it away again."""
    subject = "Le deuxième facteur est activé"
    what = (
        "Après votre mot de passe, un code de votre application sera demandé pour ouvrir votre compte Vitrine. Les "
        "autres sessions ont été fermées."
    )
    if not link:
        return _notice(to, subject, what)
    return Letter(
        to=to,
        subject=subject,
        paragraphs=(
            "Bonjour,",
            f"{what} Si c’était vous, il n’y a rien à faire.",
            "Sinon, ce lien retire ce deuxième facteur et ferme toutes les sessions\u202f; vous choisirez ensuite un "
            f"nouveau mot de passe. Il sert une seule fois, pendant {days} jours.",
        ),
        action=("Ce n’était pas moi", link),
        footer=_FOOTER,
    )


def second_factor_off_letter(to: str) -> Letter:
    what = (
        "Aucun code ne sera plus demandé pour ouvrir votre compte Vitrine\u202f: votre mot de passe suffit de nouveau."
    )
    return _notice(to, "Le deuxième facteur est désactivé", what)


def codes_guessed_letter(to: str) -> Letter:
    what = (
        "Plusieurs codes faux ont été entrés de suite pour ouvrir votre compte Vitrine ou y confirmer une action. "
        "Aucun n’a été accepté, mais qui les a entrés connaît votre mot de passe, ou se sert d’un de vos appareils."
    )
    return _notice(to, "Des codes faux ont été entrés", what)


def recovery_code_used_letter(to: str, left: int) -> Letter:
    what = (
        f"Un code de secours vient de servir à ouvrir votre compte Vitrine. Il vous en reste {left}\u202f: vous pouvez "
        "en créer de nouveaux depuis la page de votre compte."
    )
    return _notice(to, "Un code de secours a servi", what)


def recovery_codes_made_letter(to: str) -> Letter:
    what = "De nouveaux codes de secours ont été créés pour votre compte Vitrine. Les anciens ne servent plus."
    return _notice(to, "De nouveaux codes de secours", what)


def factors_reset_letter(to: str) -> Letter:
    what = (
        "L’hébergeur a retiré le deuxième facteur et les clés d’accès de votre compte Vitrine, et fermé ses sessions. "
        "Connectez-vous avec votre mot de passe ou avec Google, si vous l’avez relié, puis remettez-les en place."
    )
    return _notice(to, "Votre deuxième facteur a été retiré", what)


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
