// Uploads.
import type { Catalogue } from "../catalogue";
import { byNumber, figure, fileSize, locale, percent, sizeUnits } from "./numbers";

const formatHints = {
  paid: "Available in the paid version only.",
  heic: "Upload it as a JPEG: on an iPhone, Settings › Camera › Formats › “Most Compatible”, or export it as a JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) => [`Invalid format: ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `Image too large after compression (${filename})`,
  fileTooLarge: (filename) => `File too large after processing (${filename})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units: [...sizeUnits] };

const nameOf = ({ filename }: Record<string, unknown>): string => String(filename ?? "");

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": (params) =>
    mediaSentences.invalidFormat(nameOf(params), params.hint as keyof typeof formatHints | undefined),
  "media.image_too_large": (params) => mediaSentences.imageTooLarge(nameOf(params)),
  "media.file_too_large": (params) => mediaSentences.fileTooLarge(nameOf(params)),
  "media.too_many_pixels": (params) => `Image too large (${nameOf(params)}): ${params.megapixels} megapixels at most.`,
  "media.too_complex": (params) => `This file is too complex to be processed (${nameOf(params)}).`,
  "media.svg_with_doctype": (params) =>
    `This SVG contains a DOCTYPE declaration: export it without one (${nameOf(params)}).`,
  "media.pdf_with_password": (params) => `This PDF is protected by a password (${nameOf(params)}).`,
  "media.pdf_not_cleanable": (params) => `This PDF contains actions that can’t be removed (${nameOf(params)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0 ? `${fileSize(left)} of ${fileSize(Number(most))} is left` : `all ${fileSize(Number(most))} is used`;
    const hint = isUnconfirmed
      ? "Confirm your email address to get more storage."
      : "The “Space used” screen shows what takes it up.";
    return `Not enough storage for this file (${filename}): it needs ${fileSize(Number(needs))}, and ${there}. ${hint}`;
  },
  "media.upload_cut": "The upload was interrupted.",
  "media.not_found": "This file no longer exists.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** png, jpeg or svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "High definition",
  highHint: (types, maxSidePx) =>
    `Drop, paste or choose a ${typeNames(types)} file; above 1 MB it is reduced to ${figure(maxSidePx)} px.`,
  imageHint: (types) => `Drop, paste or choose a ${typeNames(types)} file, 1 MB at most; larger ones are compressed.`,
  fileHint: "Drop, paste or choose a png, jpeg, svg or pdf file, 2 MB at most.",
  onlyPdfShown: "Only a PDF is shown to visitors.",
  choose: "Choose",
  replace: "Replace",
  remove: (label) => `Delete: ${label}`,
  chooseFor: (label) => `Choose a file: ${label}`,
  replaceFor: (label) => `Replace the file: ${label}`,
  preparing: "Preparing…",
  sending: (loaded, total) => `${fileSize(loaded)} of ${fileSize(total)}`,
  sendingLabel: (label) => `Uploading: ${label}`,
  percent: (part) => percent(Math.floor(part * 100)),
  waiting: "resumes when back online",
  paused: "Paused",
  cancel: "Cancel the upload",
  retry: "Try again",
  dismiss: "Close",
  gaveUp: (filename) => `The upload didn’t go through (${filename}).`,
  oneAtATime: (taken, left) =>
    byNumber(
      left,
      `One file at a time: ${taken} was taken, the other was left out.`,
      `One file at a time: ${taken} was taken, the ${figure(left)} others were left out.`,
    ),
  dropHere: "Drop the file here",
  dropSeveralHere: "Drop one or more files here",
  severalHint: "You can choose several at once: each is added to the list.",
  several: "Uploads in progress",
  addedTexts: "Texts of the images you added",
  severalAdded: (count) => byNumber(count, "One image added.", `${figure(count)} images added.`),
  notAdded: (filename, reason) => `${filename} was not added. ${reason}`,
  queued: "Waiting",
  cancelFor: (filename) => `Cancel the upload: ${filename}`,
  dismissFor: (filename) => `Close: ${filename}`,
  leaving: {
    title: "An upload is in progress",
    text: "What hasn’t arrived yet will be lost if you leave now.",
    stay: "Wait until it’s done",
    leave: "Leave anyway",
  },
};
