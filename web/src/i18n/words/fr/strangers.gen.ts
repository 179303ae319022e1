// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "J’accepte les",
  link: "conditions d’utilisation",
  newTab: "(nouvel onglet)",
  missing: "Acceptez les conditions d’utilisation pour créer un compte.",
  title: "Les conditions d’utilisation",
  text: "Celui qui fait tourner ce service vous demande de lire et d’accepter ses conditions d’utilisation. Nous ne vous le demandons qu’une fois, tant qu’elles ne changent pas.",
  stays: "Votre site reste comme il est. Si vous ne les acceptez pas, vous pouvez emporter vos données ou supprimer votre compte.",
  read: "Lire les conditions",
  submit: "J’accepte",
  accepted: "Merci, c’est noté.",
  takeAlong: "Emporter mes données ou supprimer mon compte",
};
export const awaitingWords = {
  landing: (email: string): string => `Votre site n’est pas encore visible : confirmez d’abord votre adresse ${email} par le lien reçu.`,
  summary: "Votre site sera en ligne dès que votre adresse e-mail sera confirmée.",
  badge: "Attend votre adresse",
  atSwitch: "Les visiteurs verront votre site dès que votre adresse e-mail sera confirmée. D’ici là, ils voient la page d’attente.",
};
