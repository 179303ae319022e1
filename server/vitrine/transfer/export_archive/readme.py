"""README.txt of what is taken along, in French: for whoever opens it in a year."""

from vitrine.platform.storage.base import now
from vitrine.sites.site.tables import Site

# U+202F before double signs, as in every sentence of ours.
_ARCHIVE = """{name} · vos données
Faites le {day}, à partir de l’adresse /@{slug}.

documents.json
    Votre site enregistré\u202f: textes, styles, réglages et listes, avec les noms des fichiers de files/.
    Importée de nouveau, cette archive redonne le même site.
files/
    Vos images et votre CV, tels qu’ils ont été enregistrés. Leurs noms d’origine sont dans account.json.
messages.csv
    Les messages reçus par le formulaire, sans ceux que vous avez supprimés.
account.json
    Votre compte\u202f: adresse, moyens de connexion, sessions, noms de domaine, activation, liens de relecture.
    Ni mot de passe, ni jeton, ni clé\u202f: rien qui ouvre quoi que ce soit.
versions.jsonl
    Les versions gardées de votre site, une par ligne, de la plus ancienne à la plus récente.
    Elles sont là pour être lues\u202f: un import ne les reprend pas.
{drafts}{remarks}{missing}"""

_DRAFTS = """drafts.json
    Ce que vous avez écrit sans l’enregistrer, section par section.
"""

_REMARKS = """remarks.json
    Les remarques laissées par vos relecteurs.
"""

_SITE = """{name} · le site en fichiers
Fait le {day}, à partir de l’adresse /@{slug}.

Ouvrez index.html\u202f: il choisit la langue du visiteur et mène à la page de cette langue.
Le dossier entier peut être déposé chez n’importe quel hébergeur, à la racine ou dans un sous-dossier.
Il n’appelle aucun serveur\u202f: ni mesure d’audience, ni police, ni image d’ailleurs.

index.html, {pages}
    Les pages, une par langue.
assets/, media/, {icon}
    Styles, script, polices\u202f; vos images dans les tailles que les pages demandent, et votre CV.
sitemap.xml, robots.txt
    {sitemap}

{form}
{missing}"""

_WITH_FORM = (
    "Le formulaire de contact ouvre la messagerie du visiteur, avec un message adressé à {mail_to}.\n"
    "Cette adresse est donc visible dans les pages."
)
_WITHOUT_FORM = (
    "Le formulaire de contact a été retiré\u202f: sans serveur, il lui faudrait une adresse e-mail publique.\n"
    "Vos coordonnées restent affichées."
)
_MISSING = "Manquent, car le serveur ne les a plus\u202f: {names}\n"


def _missing(names: list[str]) -> str:
    return _MISSING.format(names=", ".join(names)) if names else ""


def archive_readme(site: Site, *, has_drafts: bool, has_remarks: bool, missing: list[str]) -> str:
    return _ARCHIVE.format(
        name=site.owner_name,
        slug=site.slug,
        day=f"{now():%d/%m/%Y}",
        drafts=_DRAFTS if has_drafts else "",
        remarks=_REMARKS if has_remarks else "",
        missing=_missing(missing),
    )


def site_readme(
    site: Site,
    pages: list[str],
    *,
    mail_to: str | None,
    address: str | None,
    placeholder: str,
    missing: list[str],
    has_icon: bool,
) -> str:
    return _SITE.format(
        name=site.owner_name,
        slug=site.slug,
        day=f"{now():%d/%m/%Y}",
        pages=", ".join(pages),
        icon="icone…" if has_icon else "favicon.svg",
        sitemap=f"Faits pour {address}"
        if address
        else f"L’adresse du site n’étant pas connue, remplacez {placeholder} par la vôtre dans sitemap.xml.",
        form=_WITH_FORM.format(mail_to=mail_to) if mail_to else _WITHOUT_FORM,
        missing=_missing(missing),
    )
