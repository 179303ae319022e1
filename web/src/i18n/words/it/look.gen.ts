// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Stili di testo, caratteri e colori di tutta la pagina in un solo gesto. Poi potrai cambiare ogni testo.",
  ambienceReplaces: "Al salvataggio sostituirà gli stili di testo e i colori che avevi scelto. Le versioni li conservano.",
  ambienceUndo: "Tieni i miei stili",
  colours: "Colori",
  coloursHint: "Ciò che i tuoi visitatori vedono all’inizio; possono comunque scegliere tra tutti i temi.",
  own: "I tuoi colori",
  ownHint: "Scegline tre: gli altri ne derivano. Se ci rinunci, il sito riprende il suo tema.",
  hidesDotsHint: "I visitatori vedono i tuoi colori e non scelgono più un altro tema.",
  picks: {
    background: "Sfondo",
    text: "Testo",
    accent: "Accento",
  },
  pick: (name: string): string => `${name}, a scelta`,
  badColour: "Un colore si scrive con sei cifre o lettere, per esempio #1d4ed8.",
  allRead: "Su questo sfondo tutto si legge bene.",
  mended: "Adattato per la leggibilità",
  before: "La tua scelta",
  after: "Sul tuo sito",
  mends: {
    text: (from: string, to: string): string => `Il testo si leggerebbe male su questo sfondo (contrasto ${from}:1). I tuoi visitatori vedranno la tonalità più vicina che si legge bene (${to}:1).`,
    accent: (from: string, to: string): string => `Il colore d’accento si leggerebbe male su questo sfondo (contrasto ${from}:1). I tuoi visitatori vedranno la tonalità più vicina che si legge bene (${to}:1).`,
  },
  moods: "Forme",
  moodOfLayout: {
    corners: "Originali",
    spacing: "Normale",
  },
  icon: "Icona",
  iconHint: "Ciò che i browser mostrano nella scheda e nei preferiti, e i telefoni nella schermata iniziale.",
  ourIcon: "Quella di Vitrine",
  iconLettersHint: "Una o due lettere, nei colori del tuo sito. Se non scrivi nulla, si usano quelle del tuo nome.",
  iconPictureHint: "Possibilmente quadrata; altrimenti se ne vede solo il centro.",
  badLetters: "Scrivi una o due lettere, o cifre.",
  iconTab: "La scheda dei tuoi visitatori",
  switches: "Da mostrare",
  logo: "Logo: mantieni i suoi colori",
};
export const firstLookWords = {
  title: "Quale atmosfera per il tuo sito?",
  hint: "Per tutta la pagina: testi, caratteri e colori. Potrai cambiarla quando vuoi in «Aspetto».",
  goOn: "Continua",
  failed: "Non è stato possibile salvare l’atmosfera.",
};
