// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Formato",
  actions: {
    bold: "Negrita",
    italic: "Cursiva",
    link: "Insertar un enlace",
    ul: "Lista con viñetas",
    ol: "Lista numerada",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Mayús+8",
    ol: "Ctrl+Mayús+7",
  },
  isFormatted: "(con formato)",
  address: "Dirección del enlace",
  apply: "Poner el enlace",
  remove: "Quitar el enlace",
  cancel: "Cancelar",
  notLoaded: "No se pudo cargar el formato. Su texto está intacto; inténtelo de nuevo.",
  badMarks: "No se pudo guardar el formato de este texto. Quítelo e inténtelo de nuevo.",
  badMarkedLink: "Un enlace de este texto no es válido: use una dirección web, un correo o un número de teléfono.",
};
