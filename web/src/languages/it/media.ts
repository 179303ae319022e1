// Uploads.
import type { Catalogue } from "../catalogue";
import { byNumber, figure, fileSize, locale, percent, sizeUnits } from "./numbers";

const formatHints = {
  paid: "Riservato alla versione a pagamento.",
  heic: "Caricala in JPEG: su iPhone, Impostazioni › Fotocamera › Formati › «Più compatibile», oppure esportala in JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) =>
    [`Formato non valido: ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `Immagine troppo grande dopo la compressione (${filename})`,
  fileTooLarge: (filename) => `File troppo grande dopo l’elaborazione (${filename})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units: [...sizeUnits] };

const nameOf = ({ filename }: Record<string, unknown>): string => String(filename ?? "");

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": (params) =>
    mediaSentences.invalidFormat(nameOf(params), params.hint as keyof typeof formatHints | undefined),
  "media.image_too_large": (params) => mediaSentences.imageTooLarge(nameOf(params)),
  "media.file_too_large": (params) => mediaSentences.fileTooLarge(nameOf(params)),
  "media.too_many_pixels": (params) =>
    `Immagine troppo grande (${nameOf(params)}): massimo ${params.megapixels} megapixel.`,
  "media.too_complex": (params) => `Questo file è troppo complesso per essere elaborato (${nameOf(params)}).`,
  "media.svg_with_doctype": (params) =>
    `Questo SVG contiene una dichiarazione DOCTYPE: esportalo senza (${nameOf(params)}).`,
  "media.pdf_with_password": (params) => `Questo PDF è protetto da una password (${nameOf(params)}).`,
  "media.pdf_not_cleanable": (params) => `Questo PDF contiene azioni che non si possono rimuovere (${nameOf(params)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0
        ? `e restano ${fileSize(left)} di ${fileSize(Number(most))}`
        : `e lo spazio (${fileSize(Number(most))}) è tutto occupato`;
    const hint = isUnconfirmed
      ? "Conferma il tuo indirizzo e-mail per avere più spazio."
      : "La schermata «Spazio utilizzato» mostra che cosa lo occupa.";
    return `Non c’è più abbastanza spazio per questo file (${filename}): servono ${fileSize(Number(needs))} ${there}. ${hint}`;
  },
  "media.upload_cut": "Il caricamento è stato interrotto.",
  "media.not_found": "Questo file non esiste più.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** png, jpeg o svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "Alta definizione",
  highHint: (types, maxSidePx) =>
    `Trascina, incolla o scegli un file ${typeNames(types)}; se supera 1 MB viene ridotto a ${figure(maxSidePx)} px.`,
  imageHint: (types) =>
    `Trascina, incolla o scegli un file ${typeNames(types)}, massimo 1 MB; se è più grande, viene compresso.`,
  fileHint: "Trascina, incolla o scegli un file png, jpeg, svg o pdf, massimo 2 MB.",
  onlyPdfShown: "I visitatori vedono il file solo se è un PDF.",
  choose: "Scegli",
  replace: "Sostituisci",
  remove: (label) => `Elimina: ${label}`,
  chooseFor: (label) => `Scegli un file: ${label}`,
  replaceFor: (label) => `Sostituisci il file: ${label}`,
  preparing: "Preparazione…",
  sending: (loaded, total) => `${fileSize(loaded)} di ${fileSize(total)}`,
  sendingLabel: (label) => `Caricamento: ${label}`,
  percent: (part) => percent(Math.floor(part * 100)),
  waiting: "riprenderà quando torni online",
  paused: "In pausa",
  cancel: "Annulla il caricamento",
  retry: "Riprova",
  dismiss: "Chiudi",
  gaveUp: (filename) => `Caricamento non riuscito (${filename}).`,
  oneAtATime: (taken, left) =>
    byNumber(
      left,
      `Un file alla volta: useremo ${taken}, l’altro è stato ignorato.`,
      `Un file alla volta: useremo ${taken}, gli altri ${figure(left)} sono stati ignorati.`,
    ),
  dropHere: "Rilascia il file qui",
  dropSeveralHere: "Rilascia qui uno o più file",
  severalHint: "Anche più file alla volta: ognuno si aggiunge all’elenco.",
  several: "Caricamenti in corso",
  addedTexts: "Testi delle immagini aggiunte",
  severalAdded: (count) => byNumber(count, "Un’immagine aggiunta.", `${figure(count)} immagini aggiunte.`),
  notAdded: (filename, reason) => `${filename} non è stato aggiunto. ${reason}`,
  queued: "In attesa",
  cancelFor: (filename) => `Annulla il caricamento: ${filename}`,
  dismissFor: (filename) => `Chiudi: ${filename}`,
  leaving: {
    title: "C’è un caricamento in corso",
    text: "Se esci ora, ciò che non è ancora caricato andrà perso.",
    stay: "Aspetta la fine",
    leave: "Esci comunque",
  },
};
