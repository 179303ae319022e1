// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Aussehen",
  sections: "Reihenfolge und Sichtbarkeit der Abschnitte",
  hint: "Ziehen Sie einen Abschnitt an seinen Platz oder rücken Sie ihn Schritt für Schritt nach oben. Ein ausgeblendeter Abschnitt behält alles, was Sie darin geschrieben haben.",
  fonts: "Schriften",
  fontsHint:
    "Eine Schrift für Titel, eine andere für Texte, in allen Sprachen. Ein Text, dessen Schrift Sie selbst gewählt haben, behält sie.",
  noPair: "Standard",
  noPairSays: "Die Schriften des Layouts",
  pair: (titles, texts) => (titles === texts ? titles : `${titles} und ${texts}`),
  ofPair: (family) => `${family} (Schriftpaar)`,
  alwaysFirst: "Immer an erster Stelle",
  visible: "Sichtbar",
  hidden: "Ausgeblendet",
  up: (section) => `„${section}“ nach oben`,
  down: (section) => `„${section}“ nach unten`,
  layout: (name) => `Layout: ${name}`,
  hiddenHere: "Ihre Besucher sehen diesen Abschnitt nicht.",
  save: "Speichern",
  saveDoes: (isOnline) =>
    isOnline
      ? "Gilt für Ihre Besucher sofort, in allen Sprachen."
      : "Gilt für alle Sprachen; die Website bleibt im Aufbau.",
  inPageOrder: "Ursprüngliche Reihenfolge",
  noneHidden: "Keine",
  staysFirst: "„Start“ bleibt an erster Stelle.",
  staysShown: "„Start“ kann nicht ausgeblendet werden.",
  twice: "Ein Abschnitt kann nur einmal vorkommen.",
};
