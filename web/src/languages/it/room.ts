// A site's storage: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Spazio utilizzato",
  look: "Vedi che cosa occupa spazio",
  see: "Dettagli",
  line: (used, most) => `${fileSize(used)} di ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `Occupati ${fileSize(used)} di ${fileSize(most)}; restano ${fileSize(most - used)}.`
      : `Tutto lo spazio del tuo sito (${fileSize(most)}) è occupato.`,
  over: (bytes) =>
    `Il tuo sito supera di ${fileSize(bytes)} lo spazio a disposizione. Non viene eliminato nulla e puoi continuare a salvare i testi; per nuovi file dovrà esserci di nuovo spazio.`,
  full: "Spazio quasi esaurito: un file un po’ grande verrà rifiutato.",
  filling: (part) => `Spazio del tuo sito già occupato: ${percent(Math.floor(part * 100))}.`,
  taken: "Spazio esaurito: i nuovi file vengono rifiutati. Puoi comunque salvare i testi.",
  unconfirmed: "Conferma il tuo indirizzo e-mail per avere più spazio.",
  paid: (bytes) => `La versione a pagamento offre ${fileSize(bytes)}.`,
  parts: "Che cosa occupa spazio",
  nothing: "Ancora nulla. Immagini, CV e versioni appariranno qui.",
  kinds: {
    cv: "CV generati dal sito",
    draft: (section) => `Bozza: ${section}`,
    versions: "File presenti solo nelle versioni",
    unused: "File non usati da nessuna parte",
    texts: "Testi delle versioni",
    settings: "Impostazioni del sito",
  },
  count: (count) => counted(count, "file", "file"),
  spare: "Spazio da liberare subito",
  spareNothing:
    "Nulla: tutto ciò che è conservato è in uso. Per fare spazio, rimuovi o sostituisci un file nel suo editor, poi salva.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 file caricato non è usato da nessuna parte (${fileSize(bytes)}).`,
      `${figure(count)} file caricati non sono usati da nessuna parte (${fileSize(bytes)}).`,
    ),
  unusedHint: "Vengono eliminati automaticamente dopo un giorno.",
  dropUnused: "Elimina questi file",
  versions: (bytes) => `Vecchie versioni conservano ${fileSize(bytes)} di immagini e file rimossi dal sito.`,
  versionsHint: "Se manca spazio per un caricamento, le più vecchie vengono eliminate automaticamente.",
  dropVersions: "Elimina queste versioni",
  asked: {
    unused: "Eliminare i file non usati?",
    unusedText: "Per riusare un file appena rimosso da una bozza, dovrai caricarlo di nuovo.",
    versions: "Eliminare queste vecchie versioni?",
    versionsText:
      "I salvataggi che mostrano questi file non potranno più essere ripristinati. Ciò che è attualmente sul tuo sito non cambia.",
    confirm: "Elimina",
  },
  freed: (bytes) => `${fileSize(bytes)} liberati.`,
  largest: "I file più grandi",
  unnamed: "Senza nome",
  whatCounts:
    "Ogni file conta per almeno 16 KB. Le copie ridotte che ne facciamo, i messaggi ricevuti, le visite e gli archivi da scaricare non contano.",
};
