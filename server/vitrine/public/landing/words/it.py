"""Italian: «tu», as the dashboard says."""

from vitrine.public.landing.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Italiano",
    language="Lingua",
    skip="Vai al contenuto",
    sign_up="Crea il mio sito",
    sign_in="Accedi",
    title="Il tuo lavoro merita una bella vetrina",
    lead="Una pagina che dice chi sei, mostra che cosa fai e permette di scriverti. Nella tua lingua, "
    "o in quelle di chi ti legge.",
    free_note="La versione gratuita basta per una pagina in una lingua.",
    examples="Pagine fatte qui",
    see_site="Vedi il sito di {name}",
    layouts=Point(
        "Tre impaginazioni, quattro temi",
        "La stessa pagina, composta in altro modo: prova, cambia, non perdi nulla di ciò che hai scritto.",
    ),
    layout_names=("Colonna", "Editoriale", "Galleria"),
    reasons="Fatta per durare",
    points=(
        Point("Più lingue", "Ogni lingua ha il suo indirizzo, e chi visita arriva nella propria."),
        Point("Nulla va perso", "Ciò che scrivi viene conservato parola per parola, e ogni versione si può ritrovare."),
        Point("Ti scrivono", "I messaggi arrivano nel tuo pannello e, se vuoi, per e-mail."),
        Point("A casa tua", "Né cookie né servizi di terzi sulla tua pagina. Puoi portare tutto con te quando vuoi."),
    ),
    versions="Due versioni",
    free="Versione gratuita",
    free_items=("Una lingua", "L’impaginazione «Colonna»", "Quattro temi, tutte le sezioni"),
    paid="Versione a pagamento",
    paid_items=(
        "Più lingue",
        "Le tre impaginazioni",
        "Foto del profilo",
        "CV da scaricare",
        "Galleria del team",
    ),
    key_note="La versione a pagamento si attiva con una chiave.",
    closing="Bastano pochi minuti per una prima pagina",
    back="Torna alla home",
    terms="Condizioni d’uso",
    privacy="Privacy",
    legal="Note legali",
)
