// Uploads.
import type { Catalogue } from "../catalogue";
import { byNumber, figure, fileSize, locale, percent, sizeUnits } from "./numbers";

const formatHints = {
  paid: "Exclusivo da versão paga.",
  heic: "Envie-a em JPEG: no iPhone, Definições › Câmara › Formatos › «Mais compatível», ou exporte-a em JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) => [`Formato inválido: ${filename}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `Imagem demasiado grande após a compressão (${filename})`,
  fileTooLarge: (filename) => `Ficheiro demasiado grande após o processamento (${filename})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units: [...sizeUnits] };

const nameOf = ({ filename }: Record<string, unknown>): string => String(filename ?? "");

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": (params) =>
    mediaSentences.invalidFormat(nameOf(params), params.hint as keyof typeof formatHints | undefined),
  "media.image_too_large": (params) => mediaSentences.imageTooLarge(nameOf(params)),
  "media.file_too_large": (params) => mediaSentences.fileTooLarge(nameOf(params)),
  "media.too_many_pixels": (params) =>
    `Imagem demasiado grande (${nameOf(params)}): no máximo ${params.megapixels} megapíxeis.`,
  "media.too_complex": (params) => `Este ficheiro é demasiado complexo para ser processado (${nameOf(params)}).`,
  "media.svg_with_doctype": (params) =>
    `Este SVG contém uma declaração DOCTYPE: exporte-o sem ela (${nameOf(params)}).`,
  "media.pdf_with_password": (params) => `Este PDF está protegido por uma palavra-passe (${nameOf(params)}).`,
  "media.pdf_not_cleanable": (params) => `Este PDF contém ações que não podem ser removidas (${nameOf(params)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0
        ? `e há ${fileSize(left)} livres de ${fileSize(Number(most))}`
        : `e os ${fileSize(Number(most))} estão ocupados`;
    const hint = isUnconfirmed
      ? "Confirme o seu endereço de e-mail para ter mais espaço."
      : "A página «Espaço utilizado» mostra o que o ocupa.";
    return `Não há espaço suficiente para este ficheiro (${filename}): precisa de ${fileSize(Number(needs))}, ${there}. ${hint}`;
  },
  "media.upload_cut": "O envio foi interrompido.",
  "media.not_found": "Este ficheiro já não existe.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** png, jpeg ou svg. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "Alta definição",
  highHint: (types, maxSidePx) =>
    `Largue, cole ou escolha um ficheiro ${typeNames(types)}; acima de 1 MB, é reduzido para ${figure(maxSidePx)} px.`,
  imageHint: (types) =>
    `Largue, cole ou escolha um ficheiro ${typeNames(types)}, 1 MB no máximo; acima disso, é comprimido.`,
  fileHint: "Largue, cole ou escolha um ficheiro png, jpeg, svg ou pdf, 2 MB no máximo.",
  onlyPdfShown: "Só um PDF é mostrado aos visitantes.",
  choose: "Escolher",
  replace: "Substituir",
  remove: (label) => `Eliminar: ${label}`,
  chooseFor: (label) => `Escolher um ficheiro: ${label}`,
  replaceFor: (label) => `Substituir o ficheiro: ${label}`,
  preparing: "A preparar…",
  sending: (loaded, total) => `${fileSize(loaded)} de ${fileSize(total)}`,
  sendingLabel: (label) => `Envio: ${label}`,
  percent: (part) => percent(Math.floor(part * 100)),
  waiting: "continua quando houver ligação",
  paused: "Em pausa",
  cancel: "Cancelar o envio",
  retry: "Tentar novamente",
  dismiss: "Fechar",
  gaveUp: (filename) => `O envio não foi concluído (${filename}).`,
  oneAtATime: (taken, left) =>
    byNumber(
      left,
      `Um ficheiro de cada vez: ${taken} foi aceite, o outro ficou de fora.`,
      `Um ficheiro de cada vez: ${taken} foi aceite, os outros ${figure(left)} ficaram de fora.`,
    ),
  dropHere: "Largue o ficheiro aqui",
  dropSeveralHere: "Largue um ou mais ficheiros aqui",
  severalHint: "Vários ao mesmo tempo: cada um é adicionado à lista.",
  several: "Envios em curso",
  addedTexts: "Textos das imagens adicionadas",
  severalAdded: (count) => byNumber(count, "Uma imagem adicionada.", `${figure(count)} imagens adicionadas.`),
  notAdded: (filename, reason) => `${filename} não foi adicionado. ${reason}`,
  queued: "Em espera",
  cancelFor: (filename) => `Cancelar o envio: ${filename}`,
  dismissFor: (filename) => `Fechar: ${filename}`,
  leaving: {
    title: "Há um envio em curso",
    text: "Se sair agora, o que ainda não chegou perde-se.",
    stay: "Esperar até ao fim",
    leave: "Sair mesmo assim",
  },
};
