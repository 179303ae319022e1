"""Italian."""

from vitrine.front_door.words.door_words import DoorWords, Point

WORDS = DoorWords(
    own_name="Italiano",
    language="Lingua",
    skip="Vai al contenuto",
    sign_up="Crea il mio sito",
    sign_in="Accedi",
    title="Il suo lavoro merita una bella vetrina",
    lead="Una pagina che dice chi è, mostra che cosa fa e permette di scriverle. Nella sua lingua, "
    "o in quelle dei suoi lettori.",
    free_note="La versione gratuita basta per una pagina in una lingua.",
    examples="Pagine fatte qui",
    see_site="Vedi il sito di {name}",
    layouts=Point(
        "Tre impaginazioni, quattro temi",
        "La stessa pagina, composta in altro modo: provi, cambi; nulla di ciò che ha scritto va perso.",
    ),
    layout_names=("Colonna", "Editoriale", "Galleria"),
    reasons="Fatta per durare",
    points=(
        Point("Più lingue", "Ogni lingua ha il suo indirizzo, e chi visita arriva nella propria."),
        Point("Nulla va perso", "Ciò che scrive è conservato parola per parola, e ogni versione si ritrova."),
        Point("Le scrivono", "I messaggi arrivano nel suo pannello e, se vuole, per e-mail."),
        Point("A casa sua", "Né cookie né servizi di terzi sulla sua pagina. Può portare via tutto quando vuole."),
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
        "Galleria della squadra",
    ),
    key_note="La versione a pagamento si attiva con una chiave.",
    closing="Bastano pochi minuti per una prima pagina",
    back="Torna all’inizio",
    terms="Condizioni d’uso",
    privacy="Privacy",
    legal="Note legali",
)
