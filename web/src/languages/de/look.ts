// The page's look: theme, one's own colours, moods, switches.
import type { Catalogue } from "../catalogue";
import { locale } from "./numbers";
import { punctuationForms } from "./punctuation";

const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Never more than it is: 4,49 is not 4,5. */
const told = (contrast: number) => `${ratio.format(Math.floor(contrast * 10) / 10)}:1`;

export const lookWords: Catalogue["lookWords"] = {
  ambienceHint:
    "Textstile, Schriften und Farben der ganzen Seite in einem Schritt. Danach können Sie jeden Text einzeln ändern.",
  ambienceReplaces:
    "Beim Speichern ersetzt sie die Textstile und Farben, die Sie gewählt hatten. Die Versionen behalten sie.",
  ambienceUndo: "Meine Stile behalten",
  colours: "Farben",
  coloursHint: "Was Ihre Besucher zuerst sehen; sie können weiterhin zwischen allen Farbschemata wählen.",
  own: "Ihre Farben",
  hidesDotsHint: "Ihre Besucher sehen Ihre Farben und wählen kein anderes Farbschema mehr.",
  ownHint:
    "Wählen Sie drei: Die übrigen ergeben sich daraus. Wenn Sie darauf verzichten, gilt wieder das Farbschema der Website.",
  picks: { background: "Hintergrund", text: "Text", accent: "Akzent" },
  pick: (name) => `${name}, frei wählen`,
  badColour: "Eine Farbe wird mit sechs Ziffern oder Buchstaben geschrieben, zum Beispiel #1d4ed8.",
  allRead: "Auf diesem Hintergrund ist alles gut lesbar.",
  mended: "Für die Lesbarkeit angepasst",
  before: "Ihre Wahl",
  after: "Auf Ihrer Website",
  mends: {
    text: (from, to) =>
      `Der Text wäre auf diesem Hintergrund schlecht lesbar (Kontrast ${told(from)}). Ihre Besucher sehen den nächstliegenden gut lesbaren Farbton (${told(to)}).`,
    accent: (from, to) =>
      `Die Akzentfarbe wäre auf diesem Hintergrund schlecht lesbar (Kontrast ${told(from)}). Ihre Besucher sehen den nächstliegenden gut lesbaren Farbton (${told(to)}).`,
  },
  moods: "Formen",
  moodOfLayout: { corners: "Standard", spacing: "Normal" },
  icon: "Symbol",
  iconHint: "Was Browser im Tab und bei den Lesezeichen zeigen und Smartphones auf dem Startbildschirm.",
  ourIcon: "Das von Vitrine",
  iconLettersHint:
    "Ein oder zwei Buchstaben, in den Farben Ihrer Website. Bleibt das Feld leer, sind es die Ihres Namens.",
  iconPictureHint: "Am besten quadratisch; sonst ist nur die Mitte zu sehen.",
  badLetters: "Schreiben Sie ein oder zwei Buchstaben oder Ziffern.",
  iconTab: "Im Tab Ihrer Besucher",
  switches: "Was gezeigt wird",
  logo: (keeps) => `Logo: ${punctuationForms.inSentence(keeps)}`,
};

export const firstLookWords: Catalogue["firstLookWords"] = {
  title: "Welche Stimmung soll Ihre Website haben?",
  hint: "Für die ganze Seite: Texte, Schriften und Farben. Sie können sie jederzeit unter „Aussehen“ ändern.",
  goOn: "Weiter",
  failed: "Die Stimmung konnte nicht gespeichert werden.",
};
