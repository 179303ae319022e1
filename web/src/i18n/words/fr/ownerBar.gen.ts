// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Votre site",
  draft: "Brouillon",
  draftHint: "Vous voyez ce qui n’est pas encore enregistré.",
  online: "En ligne",
  onlineHint: "Vous voyez ce que voient vos visiteurs.",
  construction: "En construction",
  constructionHint: "Vous seul voyez ce site.",
  hidden: "Langue masquée",
  hiddenHint: "Vous seul voyez votre site dans cette langue.",
  visitor: "Vue d’un visiteur",
  visitorHint: "Vous voyez ce que voient vos visiteurs.",
  asVisitor: "Voir comme un visiteur",
  asOwner: "Revenir à ma vue",
  edit: "Continuer l’édition",
};
