import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const de: PlainWords = {
  skipToContent: "Zum Inhalt springen",
  navigation: "Navigation",
  theme: "Farbschema",
  themes: ["Blau", "Weiß", "Schwarz", "Grün"],
  language: "Sprache",
  pause: "Anhalten",
  play: "Abspielen",
  previous: "Zurück",
  next: "Weiter",
  slide: "Ansicht",
  carousel: "Karussell",
  enlarge: "Vergrößern",
  close: "Schließen",
  newTab: "neuer Tab",
  downloadCv: "Lebenslauf ansehen",
  seeProjects: "Projekte ansehen",
  write: "Schreiben",
  more: "mehr",
  less: "weniger",
  seeAll: "Alle ansehen",
  topOfPage: "Nach oben",
  badge: { free: "Kostenlose Version", paid: "Bezahlte Version" },
  form: formWords.DE,
  anotherMessage: "Weitere Nachricht schreiben",
};
