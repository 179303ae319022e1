// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("it");
export const exportWords = {
  title: "I tuoi dati",
  hint: "Ciò che hai messo qui ti appartiene. Portalo con te quando vuoi.",
  kinds: {
    archive: {
      title: "Porta tutto con te",
      text: "Un archivio con i tuoi testi, i tuoi file, i tuoi messaggi e i dati del tuo account. Potrai importarlo di nuovo.",
      ask: "Prepara l’archivio",
      download: "Scarica l’archivio",
    },
    static: {
      title: "Il sito come file",
      text: "Il tuo sito così com’è salvato, in tutte le sue lingue: pagine pronte da caricare su qualsiasi hosting, o da aprire dal tuo disco.",
      ask: "Prepara il sito",
      download: "Scarica il sito",
    },
  },
  steps: {
    "": "In attesa",
    documents: "I tuoi testi",
    files: "I tuoi file",
    messages: "I tuoi messaggi",
    account: "Il tuo account",
    pages: "Le tue pagine",
    storing: "Ultimo passo",
  },
  percent: (percent: number): string => `${figure(percent)}%`,
  progressOf: (title: string): string => `Preparazione: ${title}`,
  leave: "Puoi lasciare questa schermata: la preparazione continua.",
  ready: (size: string): string => `Pronto · ${size}`,
  until: (until: string): string => `Disponibile fino ${until}.`,
  again: "Prepara di nuovo",
  cancel: "Annulla",
  remove: "Elimina",
  removeOf: (title: string): string => `Elimina: ${title}`,
  cancelOf: (title: string): string => `Annulla: ${title}`,
  failed: (reason: string): string => `La preparazione non è riuscita. ${reason}`,
  retry: "Riprova",
  dialog: {
    title: "Il sito come file",
    text: "Senza un server, nessuno riceve i messaggi del modulo. In alternativa, il modulo può aprire il programma di posta del visitatore, con un messaggio al tuo indirizzo.",
    withForm: "Mantieni il modulo",
    withoutForm: "Altrimenti il modulo viene rimosso; i tuoi contatti restano visibili.",
    mailTo: "Indirizzo e-mail del modulo",
    mailToHint: "Sarà visibile a tutti nelle pagine.",
    address: "Indirizzo del futuro sito (facoltativo)",
    addressHint: "Per i motori di ricerca: link canonici e mappa del sito.",
    addressPlaceholder: "https://www.esempio.it/",
    ask: "Prepara il sito",
  },
};
