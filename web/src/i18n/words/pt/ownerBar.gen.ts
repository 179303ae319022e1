// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "O seu site",
  draft: "Rascunho",
  draftHint: "Inclui o que ainda não foi guardado.",
  online: "Online",
  onlineHint: "É isto que os visitantes veem.",
  construction: "Em construção",
  constructionHint: "Mais ninguém vê este site.",
  hidden: "Idioma oculto",
  hiddenHint: "Mais ninguém vê o seu site neste idioma.",
  visitor: "Vista de visitante",
  visitorHint: "É isto que os visitantes veem.",
  asVisitor: "Ver como visitante",
  asOwner: "Voltar à minha vista",
  edit: "Continuar a editar",
};
