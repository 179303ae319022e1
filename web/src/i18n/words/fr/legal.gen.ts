// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Cette page est ajoutée à votre site, avec un lien en bas de chaque page, dès que l’éditeur, l’e-mail et l’hébergeur sont remplis. Les champs sont dans l’ordre que la loi française demande aux professionnels ; le texte sur les données dit ce que votre site fait vraiment. Vérifiez ce que votre métier exige de plus.",
  fromContact: "Votre formulaire reçoit des noms et des adresses : dites à vos visiteurs ce qu’ils deviennent.",
  open: "Mentions légales",
};
export const legalLandingWords = {
  title: "Mentions légales",
  missing: "À remplir",
  there: "En ligne",
  missingText: "Votre formulaire de contact reçoit des noms et des adresses : la loi demande de dire qui les reçoit et ce qu’ils deviennent. Quelques champs suffisent.",
  missingTextWithoutForm: "La loi demande de dire qui publie le site et qui l’héberge. Quelques champs suffisent.",
  thereText: "Vos visiteurs la trouvent en bas de votre page.",
  fill: "Remplir",
  edit: "Modifier",
};
