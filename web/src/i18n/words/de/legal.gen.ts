// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Diese Seite kommt zu Ihrer Website hinzu, mit einem Link am Ende jeder Seite, sobald Anbieter, E-Mail und Hoster ausgefüllt sind. Die Felder folgen der Reihenfolge, die das französische Recht von geschäftlichen Anbietern verlangt; der Text über die Daten sagt, was Ihre Website wirklich tut. Prüfen Sie, was in Ihrem Land und für Ihren Beruf außerdem vorgeschrieben ist.",
  fromContact: "Ihr Formular nimmt Namen und Adressen entgegen: Sagen Sie Ihren Besuchern, was damit geschieht.",
  open: "Impressum",
};
export const legalLandingWords = {
  title: "Impressum",
  missing: "Noch ausfüllen",
  there: "Online",
  missingText: "Ihr Kontaktformular nimmt Namen und Adressen entgegen: Das Gesetz verlangt, dass Sie sagen, wer sie erhält und was damit geschieht. Wenige Felder genügen.",
  missingTextWithoutForm: "Das Gesetz verlangt, dass Sie sagen, wer die Website veröffentlicht und wer sie hostet. Wenige Felder genügen.",
  thereText: "Ihre Besucher finden es am Ende Ihrer Seite.",
  fill: "Ausfüllen",
  edit: "Bearbeiten",
};
