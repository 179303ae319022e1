// Uploads.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, locale, percent, sizeUnits } from "./numbers";

const formatHints = {
  paid: "Reservado a la versión de pago.",
  heic: "Súbala en JPEG: en el iPhone, Ajustes (o Configuración) › Cámara › Formatos › «Más compatible», o expórtela en JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) =>
    [`Formato no válido: ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `Imagen demasiado grande después de comprimirla (${filename})`,
  fileTooLarge: (filename) => `Archivo demasiado grande después de procesarlo (${filename})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units: [...sizeUnits] };

const nameOf = ({ filename }: Record<string, unknown>): string => String(filename ?? "");

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": (params) =>
    mediaSentences.invalidFormat(nameOf(params), params.hint as keyof typeof formatHints | undefined),
  "media.image_too_large": (params) => mediaSentences.imageTooLarge(nameOf(params)),
  "media.file_too_large": (params) => mediaSentences.fileTooLarge(nameOf(params)),
  "media.too_many_pixels": (params) =>
    `Imagen demasiado grande (${nameOf(params)}): ${params.megapixels} megapíxeles como máximo.`,
  "media.too_complex": (params) => `Este archivo es demasiado complejo para procesarlo (${nameOf(params)}).`,
  "media.svg_with_doctype": (params) =>
    `Este SVG contiene una declaración DOCTYPE: expórtelo sin ella (${nameOf(params)}).`,
  "media.pdf_with_password": (params) => `Este PDF está protegido con contraseña (${nameOf(params)}).`,
  "media.pdf_not_cleanable": (params) => `Este PDF contiene acciones que no se pueden quitar (${nameOf(params)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0
        ? `el espacio libre es de ${fileSize(left)} (de ${fileSize(Number(most))})`
        : `el espacio (${fileSize(Number(most))}) está lleno`;
    const hint = isUnconfirmed
      ? "Confirme su dirección de correo para tener más espacio."
      : "La pantalla «Espacio utilizado» muestra qué lo ocupa.";
    return `No queda espacio suficiente para este archivo (${filename}): necesita ${fileSize(Number(needs))} y ${there}. ${hint}`;
  },
  "media.upload_cut": "La subida se ha interrumpido.",
  "media.not_found": "Este archivo ya no existe.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** png, jpeg o svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "Alta definición",
  highHint: (types, maxSidePx) =>
    `Suelte, pegue o elija un archivo ${typeNames(types)}; si supera 1 MB, se reduce a ${figure(maxSidePx)} px.`,
  imageHint: (types) =>
    `Suelte, pegue o elija un archivo ${typeNames(types)}, 1 MB como máximo; si es mayor, se comprime.`,
  fileHint: "Suelte, pegue o elija un archivo png, jpeg, svg o pdf, 2 MB como máximo.",
  onlyPdfShown: "Solo los PDF se muestran a los visitantes.",
  choose: "Elegir",
  replace: "Reemplazar",
  remove: (label) => `Eliminar: ${label}`,
  chooseFor: (label) => `Elegir un archivo: ${label}`,
  replaceFor: (label) => `Reemplazar el archivo: ${label}`,
  preparing: "Preparando…",
  sending: (loaded, total) => `${fileSize(loaded)} de ${fileSize(total)}`,
  sendingLabel: (label) => `Subiendo: ${label}`,
  percent: (part) => percent(Math.floor(part * 100)),
  waiting: "continuará cuando haya conexión",
  paused: "En pausa",
  cancel: "Cancelar la subida",
  retry: "Reintentar",
  dismiss: "Cerrar",
  gaveUp: (filename) => `No se pudo completar la subida (${filename}).`,
  oneAtATime: (taken, left) =>
    byNumber(
      left,
      `Un solo archivo a la vez: se usará ${taken} y el otro se omitirá.`,
      `Un solo archivo a la vez: se usará ${taken} y los otros ${figure(left)} se omitirán.`,
    ),
  dropHere: "Suelte el archivo aquí",
  dropSeveralHere: "Suelte uno o varios archivos aquí",
  severalHint: "Varios a la vez: cada uno se añade a la lista.",
  several: "Subidas en curso",
  addedTexts: "Textos de las imágenes añadidas",
  severalAdded: (count) =>
    byNumber(count, "Una imagen añadida.", `${counted(count, "imagen añadida", "imágenes añadidas")}.`),
  notAdded: (filename, reason) => `${filename} no se ha añadido. ${reason}`,
  queued: "En espera",
  cancelFor: (filename) => `Cancelar la subida: ${filename}`,
  dismissFor: (filename) => `Cerrar: ${filename}`,
  leaving: {
    title: "Hay una subida en curso",
    text: "Lo que aún no ha llegado se perderá si sale ahora.",
    stay: "Esperar a que termine",
    leave: "Salir de todos modos",
  },
};
