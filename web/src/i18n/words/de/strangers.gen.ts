// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "Ich akzeptiere die",
  link: "Nutzungsbedingungen",
  newTab: "(neuer Tab)",
  missing: "Akzeptieren Sie die Nutzungsbedingungen, um ein Konto zu erstellen.",
  title: "Nutzungsbedingungen",
  text: "Der Betreiber dieses Dienstes bittet Sie, seine Nutzungsbedingungen zu lesen und zu akzeptieren. Wir fragen nur einmal, solange sie sich nicht ändern.",
  stays: "Ihre Website bleibt, wie sie ist. Wenn Sie die Bedingungen nicht akzeptieren, können Sie Ihre Daten mitnehmen oder Ihr Konto löschen.",
  read: "Bedingungen lesen",
  submit: "Akzeptieren",
  accepted: "Danke, Ihre Zustimmung ist vermerkt.",
  takeAlong: "Daten mitnehmen oder Konto löschen",
};
export const awaitingWords = {
  landing: (email: string): string => `Ihre Website ist noch nicht sichtbar: Bestätigen Sie zuerst Ihre Adresse ${email} über den Link in unserer E-Mail.`,
  summary: "Ihre Website ist online, sobald Ihre E-Mail-Adresse bestätigt ist.",
  badge: "Adresse unbestätigt",
  atSwitch: "Besucher sehen Ihre Website, sobald Ihre E-Mail-Adresse bestätigt ist. Bis dahin sehen sie die Platzhalterseite.",
};
