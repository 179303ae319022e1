"""Mails in French: the source."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u202f: rien ne changera.",
    if_not_you=(
        "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe depuis la page de connexion."
    ),
    reset=Mail(
        "Choisir un nouveau mot de passe",
        (
            "Vous avez demandé un nouveau mot de passe. Ce lien sert une seule fois, pendant {minutes}.",
            "{not_you}",
        ),
        "Choisir un nouveau mot de passe",
    ),
    verification=Mail(
        "Confirmez votre adresse e-mail",
        (
            "Un compte Vitrine a été créé avec cette adresse. Confirmez-la pour pouvoir en retrouver l’accès.",
            "Si vous n’avez pas créé de compte, ignorez ce message.",
        ),
        "Confirmer mon adresse",
    ),
    new_email=Mail(
        "Confirmez votre nouvelle adresse e-mail",
        (
            "Cette adresse doit devenir celle de votre compte Vitrine. Elle le sera dès que vous l’aurez confirmée.",
            "{not_you}",
        ),
        "Confirmer ma nouvelle adresse",
    ),
    password_changed=Mail(
        "Votre mot de passe a changé",
        (
            "Le mot de passe de votre compte Vitrine vient d’être changé et les autres sessions ont été fermées.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "Les comptes externes qui y étaient reliés (Google, par exemple) en ont été détachés\u202f: "
        "vous pouvez relier le vôtre à nouveau depuis la page de votre compte."
    ),
    passkeys_ended=(
        "Ses clés d’accès ont été retirées\u202f: ajoutez de nouveau les vôtres depuis la page de votre compte."
    ),
    factor_ended="La double vérification, choisie avant que l’adresse soit confirmée, a été retirée.",
    password_reset=Mail(
        "Votre mot de passe a changé",
        (
            "Un nouveau mot de passe a été choisi pour votre compte Vitrine, et toutes ses sessions ont été "
            "fermées.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "Votre adresse est confirmée, reconnectez-vous",
        (
            "Cette adresse vient d’être confirmée depuis un navigateur que votre compte Vitrine ne connaît pas. "
            "Par prudence, toutes les sessions ouvertes auparavant ont été fermées.{ended}",
            "Connectez-vous à nouveau avec votre mot de passe. Si ce n’est pas vous qui avez créé ce compte, "
            "choisissez tout de suite un nouveau mot de passe depuis la page de connexion\u202f: personne d’autre n’y "
            "aura plus accès.",
        ),
    ),
    email_changing=Mail(
        "Changement d’adresse e-mail demandé",
        (
            "L’adresse de votre compte Vitrine doit devenir {new_email}. Rien ne change avant sa confirmation.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "L’adresse de votre compte a changé",
        (
            "L’adresse de votre compte Vitrine est maintenant {new_email}. Si c’était vous, il n’y a rien à faire.",
            "Sinon, ce lien remet votre ancienne adresse en place et ferme toutes les sessions\u202f; vous choisirez "
            "ensuite un nouveau mot de passe. Il sert une seule fois, pendant {days}.",
        ),
        "Ce n’était pas moi",
    ),
    readdressed=Mail(
        "Retrouvez l’accès à votre compte",
        (
            "Vous avez demandé à l’hébergeur que cette adresse devienne celle de votre compte Vitrine. Elle le sera "
            "dès que vous aurez choisi un mot de passe. Ce lien sert une seule fois, pendant {days}.",
            "Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne changera.",
        ),
        "Choisir un mot de passe",
    ),
    readdressing=Mail(
        "L’adresse de votre compte va changer",
        (
            "L’hébergeur a été prié de remplacer l’adresse de votre compte Vitrine par {new_email}, parce que vous "
            "n’auriez plus accès à celle-ci. Les sessions ont été fermées.",
            "Si vous n’avez rien demandé, écrivez-lui tout de suite\u202f: le changement se fait dès que la nouvelle "
            "adresse est confirmée.",
        ),
    ),
    email_put_back=Mail(
        "L’adresse de votre compte a été remise",
        (
            "Par le lien envoyé à {former_email}, cette adresse est redevenue celle du compte Vitrine qui avait la "
            "vôtre. Son mot de passe ne sert plus, et toutes ses sessions ont été fermées.",
            "Si ce compte est le vôtre et que ce n’était pas vous, écrivez tout de suite à l’hébergeur\u202f: "
            "quelqu’un d’autre lit votre ancienne messagerie.",
        ),
    ),
    address_known=Mail(
        "Vous avez déjà un compte",
        (
            "Quelqu’un a voulu créer un compte Vitrine avec cette adresse, ou la donner au sien, mais elle en a déjà "
            "un. Si c’était vous, connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.",
            "{not_you}",
        ),
        "Me connecter",
    ),
    new_device=Mail(
        "Nouvelle connexion à votre compte",
        (
            "Quelqu’un s’est connecté à votre compte Vitrine {when}, avec un navigateur qui n’y était jamais "
            "venu\u202f: {browser}. Si c’était vous, il n’y a rien à faire.",
            "Sinon, choisissez tout de suite un nouveau mot de passe avec «\u202fMot de passe oublié\u202f?\u202f» sur "
            "la page de connexion\u202f: cela ferme toutes les sessions.",
        ),
    ),
    new_device_at_address=Mail(
        "Nouvelle connexion à votre compte",
        (
            "Quelqu’un s’est connecté à votre compte Vitrine {when}, avec un navigateur qui n’y était jamais "
            "venu\u202f: {browser}, depuis l’adresse {address}. Si c’était vous, il n’y a rien à faire.",
            "Sinon, choisissez tout de suite un nouveau mot de passe avec «\u202fMot de passe oublié\u202f?\u202f» sur "
            "la page de connexion\u202f: cela ferme toutes les sessions.",
        ),
    ),
    unknown_browser="Navigateur",
    browser_on_system="{browser} sur {system}",
    passkey_added=Mail(
        "Une clé d’accès a été ajoutée",
        (
            "La clé d’accès «\u202f{name}\u202f» peut maintenant ouvrir votre compte Vitrine, sans mot de passe.",
            "{if_not_you}",
        ),
    ),
    passkey_removed=Mail(
        "Une clé d’accès a été retirée",
        ("La clé d’accès «\u202f{name}\u202f» n’ouvre plus votre compte Vitrine.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "Une clé d’accès a été refusée",
        (
            "Une clé d’accès de votre compte Vitrine vient d’être refusée\u202f: d’après son compteur, elle existe en "
            "deux exemplaires. Retirez-la depuis la page de votre compte et créez-en une autre.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "Un compte externe a été relié",
        (
            "Un compte externe (Google, par exemple) peut maintenant ouvrir votre compte Vitrine, sans mot de passe.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "Un compte externe a été détaché",
        (
            "Le compte externe (Google, par exemple) qui y était relié n’ouvre plus votre compte Vitrine.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "La double vérification est activée",
        (
            "Après votre mot de passe, un code de votre application sera demandé pour ouvrir votre compte Vitrine. "
            "Les autres sessions ont été fermées.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "La double vérification est activée",
        (
            "Après votre mot de passe, un code de votre application sera demandé pour ouvrir votre compte Vitrine. "
            "Les autres sessions ont été fermées. Si c’était vous, il n’y a rien à faire.",
            "Sinon, ce lien retire cette double vérification et ferme toutes les sessions\u202f; vous choisirez "
            "ensuite un nouveau mot de passe. Il sert une seule fois, pendant {days}.",
        ),
        "Ce n’était pas moi",
    ),
    factor_off=Mail(
        "La double vérification est désactivée",
        (
            "Aucun code ne sera plus demandé pour ouvrir votre compte Vitrine\u202f: votre mot de passe suffit de "
            "nouveau.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Des codes faux ont été entrés",
        (
            "Plusieurs codes faux ont été entrés de suite pour ouvrir votre compte Vitrine ou y confirmer une action. "
            "Aucun n’a été accepté, mais qui les a entrés connaît votre mot de passe, ou se sert d’un de vos "
            "appareils.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "Un code de secours a servi",
        (
            "Un code de secours vient de servir à ouvrir votre compte Vitrine. {left}\u202f: vous pouvez en créer "
            "de nouveaux depuis la page de votre compte.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={"other": "Il vous en reste {number}"},
    recovery_codes_made=Mail(
        "De nouveaux codes de secours",
        (
            "De nouveaux codes de secours ont été créés pour votre compte Vitrine. Les anciens ne servent plus.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "Votre double vérification a été retirée",
        (
            "L’hébergeur a retiré la double vérification et les clés d’accès de votre compte Vitrine, et fermé ses "
            "sessions. Connectez-vous avec votre mot de passe ou avec Google, si vous l’avez relié, puis remettez-les "
            "en place.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "Votre compte a été supprimé",
        (
            "Votre compte Vitrine, votre site et ses messages ont été supprimés. Vos fichiers ne sont plus visibles et "
            "s’effacent du serveur en ce moment même.",
            "L’adresse de votre site ne sera donnée à personne pendant 90 jours. Des sauvegardes faites auparavant par "
            "l’hébergeur peuvent encore contenir ces données\u202f: c’est à lui de dire combien de temps il les garde.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "Nouveau message de {name}",
        ("{name} ({email}) vous a écrit depuis votre site\u202f:",),
        "Ouvrir dans Vitrine",
        "Répondez à ce mail pour écrire à cette personne. Ces avis se désactivent dans Vitrine, sur la page des "
        "messages.",
    ),
    remark=Mail(
        "Une remarque de {name} sur votre brouillon",
        ("{name} relit votre brouillon et remarque\u202f:",),
        "Voir les remarques",
        "Celles qui suivent de moins d’une heure, par le même lien, ne sont pas annoncées. "
        "Ces avis se désactivent avec ceux des messages, sur la page des messages.",
    ),
    remark_by_link=Mail(
        "Une remarque de {name} sur votre brouillon",
        ("{name} relit votre brouillon par le lien «\u202f{link}\u202f» et remarque\u202f:",),
        "Voir les remarques",
        "Celles qui suivent de moins d’une heure, par le même lien, ne sont pas annoncées. "
        "Ces avis se désactivent avec ceux des messages, sur la page des messages.",
    ),
    suspended=Mail(
        "Votre site a été suspendu",
        (
            "Votre site {site} a été suspendu par la personne qui gère ce serveur\u202f: ses visiteurs ne le voient "
            "plus.",
            "Motif\u202f: {reason}",
            "Rien n’est supprimé\u202f: vous pouvez toujours vous connecter, modifier votre site et emporter tout son "
            "contenu (tableau de bord, « Tout emporter »).",
        ),
        "Ouvrir le tableau de bord",
    ),
    resumed=Mail(
        "Votre site n’est plus suspendu",
        (
            "La suspension de votre site {site} est levée\u202f: il est de nouveau tel que vous l’avez réglé, visible "
            "si vous l’aviez mis en ligne.",
        ),
        "Voir mon site",
    ),
    handed_over=Mail(
        "Votre site a été confié à un autre compte",
        (
            "Le site {site}, avec tout son contenu et ses messages, appartient maintenant à un autre compte de ce "
            "serveur. Votre compte reste ouvert, avec un nouveau site vide.",
            "Si vous ne l’avez pas demandé, écrivez à la personne qui gère ce serveur.",
        ),
    ),
    received=Mail(
        "Un site vous a été confié",
        ("Le site {site}, avec tout son contenu et ses messages, appartient maintenant à votre compte.",),
        "Ouvrir le tableau de bord",
    ),
    domain_lost=Mail(
        "Votre site ne répond plus à {name}",
        (
            "Depuis plusieurs jours, rien ne montre plus que {name} est à vous\u202f: ni l’enregistrement TXT "
            "{record}, ni ce nom lui-même, qui ne mène plus ici. Votre site n’y répond donc plus.",
            "Son adresse habituelle reste valable. Si ce nom est toujours à vous, prouvez-le de nouveau\u202f: "
            "la valeur attendue est la même, {proof}.",
        ),
        "Ouvrir les réglages du site",
    ),
    circular_footer=(
        "Vous recevez cette lettre de l’hébergeur de votre site parce que vous avez un compte sur {host}, à l’adresse "
        "{email}."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "Votre site la semaine dernière\u202f: {visits}",
        (),
        "Voir les visites",
        "Cette lettre part chaque lundi. Pour ne plus la recevoir\u202f: {settings}",
    ),
    subject_without_visits="Votre site la semaine dernière\u202f: aucune visite",
    visits={"one": "{number} visite", "other": "{number} visites"},
    views={"one": "{number} page vue", "other": "{number} pages vues"},
    messages={"one": "{number} message reçu", "other": "{number} messages reçus"},
    none="Aucune visite {span}, contre {before} la semaine d’avant.",
    to_be_found=(
        "Pour qu’on vous trouve\u202f: mettez l’adresse de votre site dans votre signature d’e-mail et sur vos "
        "profils, ou envoyez-la à trois personnes qui vous recommanderaient."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, autant que la semaine d’avant.",
    more="{visits} {span}, {difference} de plus que la semaine d’avant.",
    fewer="{visits} {span}, {difference} de moins que la semaine d’avant.",
    read="{views}.",
    read_and_written="{views} et {messages}.",
    best_day="Le plus beau jour\u202f: {weekday} {day}, {visits}.",
    came_from="On est venu de {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} visiteur a demandé une langue que votre site ne parle pas encore.",
        "other": "{number} visiteurs ont demandé une langue que votre site ne parle pas encore.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Signalement de {site}",
        ("Ce que des visiteurs ont signalé\u202f:",),
        "Ouvrir la page d’exploitation",
        "Ce message a été envoyé automatiquement par Vitrine, qui en envoie un toutes les dix minutes au plus.",
    ),
    subject_of_several="Signalements de {sites} sites",
    told="{address}\nMotif\u202f: {reason}\n{text}",
    told_with_answer="{address}\nMotif\u202f: {reason}\n{text}\nRépondre à\u202f: {email}",
    more="Et {number} de plus, sur la page d’exploitation.",
)

WORDS = MailWords(
    locale="fr",
    hello="Bonjour,",
    automatic="Ce message a été envoyé automatiquement par Vitrine.",
    labelled="{label}\u202f:",
    comma=", ",
    days={"one": "{number} jour", "other": "{number} jours"},
    minutes={"one": "{number} minute", "other": "{number} minutes"},
    moment="le {day} à {hour} (UTC)",
    hour="{hours} h {minutes}",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    span="du {first} au {last}",
    span_in_month="du {first} au {last}",
    first_of_month="1er",
)
