// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Formatação",
  actions: {
    bold: "Negrito",
    italic: "Itálico",
    link: "Inserir um link",
    ul: "Lista com marcadores",
    ol: "Lista numerada",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Shift+8",
    ol: "Ctrl+Shift+7",
  },
  isFormatted: "(com formatação)",
  address: "Endereço do link",
  apply: "Inserir o link",
  remove: "Remover o link",
  cancel: "Cancelar",
  notLoaded: "Não foi possível carregar a formatação. O seu texto está intacto; tente novamente.",
  badMarks: "Não foi possível guardar a formatação deste texto. Remova-a e tente novamente.",
  badMarkedLink: "Um link deste texto não é válido: indique um endereço web, um e-mail ou um número de telefone.",
};
