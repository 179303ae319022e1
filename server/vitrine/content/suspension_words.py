"""What visitors read in the place of a site that its operator suspended, in the languages we speak (D39)."""

from typing import NamedTuple


class Said(NamedTuple):
    title: str
    text: str


# By language, then by the kind of suspension (site/suspending.py).
SUSPENSION_WORDS: dict[str, dict[str, Said]] = {
    "EN": {
        "legal": Said("Site not available", "This site cannot be shown for legal reasons."),
        "gone": Said("Site no longer available", "The site that was at this address is no longer shown."),
    },
    "FR": {
        "legal": Said("Site indisponible", "Ce site ne peut pas être montré pour des raisons légales."),
        "gone": Said("Site retiré", "Le site qui se trouvait à cette adresse n’est plus montré."),
    },
    "ES": {
        "legal": Said("Sitio no disponible", "Este sitio no puede mostrarse por motivos legales."),
        "gone": Said("Sitio retirado", "El sitio que estaba en esta dirección ya no se muestra."),
    },
    "PT": {
        "legal": Said("Site indisponível", "Este site não pode ser mostrado por motivos legais."),
        "gone": Said("Site retirado", "O site que estava neste endereço já não é mostrado."),
    },
    "IT": {
        "legal": Said("Sito non disponibile", "Questo sito non può essere mostrato per motivi legali."),
        "gone": Said("Sito rimosso", "Il sito che si trovava a questo indirizzo non è più visibile."),
    },
    "DE": {
        "legal": Said("Website nicht verfügbar", "Diese Website kann aus rechtlichen Gründen nicht gezeigt werden."),
        "gone": Said("Website entfernt", "Die Website, die unter dieser Adresse stand, wird nicht mehr gezeigt."),
    },
    "NL": {
        "legal": Said("Site niet beschikbaar", "Deze site kan om juridische redenen niet worden getoond."),
        "gone": Said("Site verwijderd", "De site die op dit adres stond, wordt niet meer getoond."),
    },
    "AR": {
        "legal": Said("الموقع غير متاح", "لا يمكن عرض هذا الموقع لأسباب قانونية."),
        "gone": Said("أُزيل الموقع", "لم يعد الموقع الذي كان في هذا العنوان معروضًا."),
    },
}
SPOKEN = tuple(SUSPENSION_WORDS)
