// Uploads: the fixed sentences of docs/product.md to the letter, and explanations around them.
import type { Sentence } from "./sentence";
import { locale, spoken } from "./spoken";

type MediaCode = Extract<import("../api/client").ProblemCode, `media.${string}`>;

const named = (sentence: (filename: string) => string): Sentence => {
  return (params) => sentence(String(params.filename ?? ""));
};

/** Why exactly, and what helps: on a line of its own beneath the fixed words. */
const formatHints = {
  paid: "Réservé à la version payante.",
  heic: "Envoyez-la en JPEG : sur iPhone, Réglages › Appareil photo › Formats › « Le plus compatible », ou exportez-la en JPEG.",
} as const;
export type FormatHint = keyof typeof formatHints;

export const mediaSentences = spoken("mediaSentences", {
  invalidFormat: (filename: string, hint?: FormatHint) =>
    [`Format invalide : ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename: string) => `Image trop grande après compression (${filename})`,
  fileTooLarge: (filename: string) => `Fichier trop volumineux après traitement (${filename})`,
});

const size = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
const kilobyte = 1000;
export const sizeForms = spoken("sizeForms", { units: ["Ko", "Mo", "Go", "To"] });

/** 412 Ko, 1,2 Mo, 2 Go. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${size.format(kilobytes)} ${sizeForms.units[0]}`;
  const megabytes = bytes / kilobyte ** 2;
  return megabytes < kilobyte
    ? `${size.format(megabytes)} ${sizeForms.units[1]}`
    : `${size.format(megabytes / kilobyte)} ${sizeForms.units[2]}`;
}

const noRoom: Sentence = ({ filename, used, most, needs, isUnconfirmed }) => {
  const left = Number(most) - Number(used);
  const there =
    left > 0 ? `il reste ${fileSize(left)} sur ${fileSize(Number(most))}` : `les ${fileSize(Number(most))} sont pris`;
  const hint = isUnconfirmed
    ? "Confirmez votre adresse e-mail pour avoir plus de place."
    : "L’écran « Espace utilisé » montre ce qui la prend.";
  return `Plus assez de place pour ce fichier (${filename})\u202f: il lui faut ${fileSize(Number(needs))}, ${there}. ${hint}`;
};

export const mediaProblems: Record<MediaCode, Sentence> = spoken("mediaProblems", {
  "media.invalid_format": ({ filename, hint }) =>
    mediaSentences.invalidFormat(String(filename ?? ""), hint as FormatHint | undefined),
  "media.image_too_large": named(mediaSentences.imageTooLarge),
  "media.file_too_large": named(mediaSentences.fileTooLarge),
  "media.too_many_pixels": ({ filename, megapixels }) =>
    `Image trop grande (${filename}) : ${megapixels} mégapixels au plus.`,
  "media.too_complex": named((filename) => `Ce fichier est trop complexe pour être traité (${filename}).`),
  "media.svg_with_doctype": named(
    (filename) => `Ce SVG contient une déclaration DOCTYPE : exportez-le sans elle (${filename}).`,
  ),
  "media.pdf_with_password": named((filename) => `Ce PDF est protégé par un mot de passe (${filename}).`),
  "media.pdf_not_cleanable": named(
    (filename) => `Ce PDF contient des actions qui ne peuvent pas être retirées (${filename}).`,
  ),
  "media.no_room": noRoom,
  "media.upload_cut": "L’envoi a été interrompu.",
  "media.not_found": "Ce fichier n’existe plus.",
});

const eitherOf = new Intl.ListFormat(locale(), { type: "disjunction" });

/** png, jpeg ou svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords = spoken("mediaWords", {
  highDefinition: "Haute définition",
  highHint: (types: readonly string[], maxSidePx: number) =>
    `Déposez, collez ou choisissez un fichier ${typeNames(types)} ; au-delà de 1 Mio il est ramené à ${size.format(maxSidePx)} px.`,
  imageHint: (types: readonly string[]) =>
    `Déposez, collez ou choisissez un fichier ${typeNames(types)}, 1 Mio au plus ; au-delà il est compressé.`,
  fileHint: "Déposez, collez ou choisissez un fichier png, jpeg, svg ou pdf, 2 Mio au plus.",
  onlyPdfShown: "Seul un PDF est montré aux visiteurs.",
  choose: "Choisir",
  replace: "Remplacer",
  remove: (label: string) => `Supprimer : ${label}`,
  chooseFor: (label: string) => `Choisir un fichier : ${label}`,
  replaceFor: (label: string) => `Remplacer le fichier : ${label}`,
  preparing: "Préparation...",
  sending: (loaded: number, total: number) => `${fileSize(loaded)} sur ${fileSize(total)}`,
  sendingLabel: (label: string) => `Envoi : ${label}`,
  percent: (part: number) => `${Math.floor(part * 100)} %`,
  waiting: "reprendra en ligne",
  paused: "En pause",
  cancel: "Annuler l’envoi",
  retry: "Réessayer",
  dismiss: "Fermer",
  gaveUp: (filename: string) => `L’envoi n’a pas abouti (${filename}).`,
  oneAtATime: (taken: string, left: number) =>
    `Un fichier à la fois\u202f: ${taken} est pris, ${left === 1 ? "l’autre est laissé" : `les ${left} autres sont laissés`}.`,
  dropHere: "Déposez le fichier ici",
  dropSeveralHere: "Déposez un ou plusieurs fichiers ici",
  severalHint: "Plusieurs à la fois : chacun est ajouté à la liste.",
  several: "Envois en cours",
  addedTexts: "Textes des images ajoutées",
  severalAdded: (count: number) => (count === 1 ? "Une image ajoutée." : `${count} images ajoutées.`),
  notAdded: (filename: string, reason: string) => `${filename} n’est pas ajouté. ${reason}`,
  queued: "En attente",
  cancelFor: (filename: string) => `Annuler l’envoi : ${filename}`,
  dismissFor: (filename: string) => `Fermer : ${filename}`,
  leaving: {
    title: "Un envoi est en cours",
    text: "Ce qui n’est pas encore arrivé sera abandonné si vous partez maintenant.",
    stay: "Attendre la fin",
    leave: "Partir quand même",
  },
} as const);
