// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Ihre Website",
  draft: "Entwurf",
  draftHint: "Sie sehen, was noch nicht gespeichert ist.",
  online: "Online",
  onlineHint: "Sie sehen, was Ihre Besucher sehen.",
  construction: "Im Aufbau",
  constructionHint: "Nur Sie sehen diese Website.",
  hidden: "Verborgene Sprache",
  hiddenHint: "Nur Sie sehen Ihre Website in dieser Sprache.",
  visitor: "Besucheransicht",
  visitorHint: "Sie sehen, was Ihre Besucher sehen.",
  asVisitor: "Als Besucher ansehen",
  asOwner: "Zu meiner Ansicht",
  edit: "Weiter bearbeiten",
};
