// Uploads.
import type { Catalogue } from "../catalogue";
import { byNumber, figure, fileSize, locale, percent, sizeUnits } from "./numbers";

const formatHints = {
  paid: "Nur in der bezahlten Version.",
  heic: "Laden Sie es als JPEG hoch: auf dem iPhone unter Einstellungen › Kamera › Formate › „Maximale Kompatibilität“, oder exportieren Sie es als JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) =>
    [`Ungültiges Format: ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `Bild nach der Komprimierung zu groß (${filename})`,
  fileTooLarge: (filename) => `Datei nach der Verarbeitung zu groß (${filename})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units: [...sizeUnits] };

const nameOf = ({ filename }: Record<string, unknown>): string => String(filename ?? "");

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": (params) =>
    mediaSentences.invalidFormat(nameOf(params), params.hint as keyof typeof formatHints | undefined),
  "media.image_too_large": (params) => mediaSentences.imageTooLarge(nameOf(params)),
  "media.file_too_large": (params) => mediaSentences.fileTooLarge(nameOf(params)),
  "media.too_many_pixels": (params) => `Bild zu groß (${nameOf(params)}): höchstens ${params.megapixels} Megapixel.`,
  "media.too_complex": (params) => `Diese Datei ist zu komplex, um verarbeitet zu werden (${nameOf(params)}).`,
  "media.svg_with_doctype": (params) =>
    `Dieses SVG enthält eine DOCTYPE-Deklaration: Exportieren Sie es ohne (${nameOf(params)}).`,
  "media.pdf_with_password": (params) => `Dieses PDF ist durch ein Passwort geschützt (${nameOf(params)}).`,
  "media.pdf_not_cleanable": (params) =>
    `Dieses PDF enthält Aktionen, die sich nicht entfernen lassen (${nameOf(params)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0
        ? `von ${fileSize(Number(most))} sind ${fileSize(left)} frei`
        : `alle ${fileSize(Number(most))} sind belegt`;
    const hint = isUnconfirmed
      ? "Bestätigen Sie Ihre E-Mail-Adresse, um mehr Speicherplatz zu erhalten."
      : "Die Ansicht „Belegter Speicherplatz“ zeigt, was ihn belegt.";
    return `Nicht genug Speicherplatz für diese Datei (${filename}): Sie braucht ${fileSize(Number(needs))}, ${there}. ${hint}`;
  },
  "media.upload_cut": "Das Hochladen wurde unterbrochen.",
  "media.not_found": "Diese Datei gibt es nicht mehr.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** png, jpeg oder svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "Hohe Auflösung",
  highHint: (types, maxSidePx) =>
    `Datei ablegen, einfügen oder auswählen: ${typeNames(types)}; über 1\u00a0MB wird sie auf ${figure(maxSidePx)}\u00a0px verkleinert.`,
  imageHint: (types) =>
    `Datei ablegen, einfügen oder auswählen: ${typeNames(types)}, höchstens 1\u00a0MB; größere werden komprimiert.`,
  fileHint: "Datei ablegen, einfügen oder auswählen: png, jpeg, svg oder pdf, höchstens 2\u00a0MB.",
  onlyPdfShown: "Nur ein PDF wird den Besuchern gezeigt.",
  choose: "Auswählen",
  replace: "Ersetzen",
  remove: (label) => `Löschen: ${label}`,
  chooseFor: (label) => `Datei auswählen: ${label}`,
  replaceFor: (label) => `Datei ersetzen: ${label}`,
  preparing: "Wird vorbereitet\u00a0…",
  sending: (loaded, total) => `${fileSize(loaded)} von ${fileSize(total)}`,
  sendingLabel: (label) => `Hochladen: ${label}`,
  percent: (part) => percent(Math.floor(part * 100)),
  waiting: "wird online fortgesetzt",
  paused: "Angehalten",
  cancel: "Hochladen abbrechen",
  retry: "Erneut versuchen",
  dismiss: "Schließen",
  gaveUp: (filename) => `Das Hochladen ist fehlgeschlagen (${filename}).`,
  oneAtATime: (taken, left) =>
    byNumber(
      left,
      `Nur eine Datei auf einmal: ${taken} wurde übernommen, die andere nicht.`,
      `Nur eine Datei auf einmal: ${taken} wurde übernommen, die ${figure(left)} anderen nicht.`,
    ),
  dropHere: "Datei hier ablegen",
  dropSeveralHere: "Eine oder mehrere Dateien hier ablegen",
  severalHint: "Auch mehrere auf einmal: Jede kommt in die Liste.",
  several: "Wird hochgeladen",
  addedTexts: "Texte der hinzugefügten Bilder",
  severalAdded: (count) => byNumber(count, "Ein Bild hinzugefügt.", `${figure(count)} Bilder hinzugefügt.`),
  notAdded: (filename, reason) => `${filename} wurde nicht hinzugefügt. ${reason}`,
  queued: "Wartet",
  cancelFor: (filename) => `Hochladen abbrechen: ${filename}`,
  dismissFor: (filename) => `Schließen: ${filename}`,
  leaving: {
    title: "Das Hochladen läuft noch",
    text: "Was noch nicht angekommen ist, geht verloren, wenn Sie jetzt gehen.",
    stay: "Ende abwarten",
    leave: "Trotzdem gehen",
  },
};
