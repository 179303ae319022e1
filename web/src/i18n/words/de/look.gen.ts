// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Textstile, Schriften und Farben der ganzen Seite in einem Schritt. Danach können Sie jeden Text einzeln ändern.",
  ambienceReplaces: "Beim Speichern ersetzt sie die Textstile und Farben, die Sie gewählt hatten. Die Versionen behalten sie.",
  ambienceUndo: "Meine Stile behalten",
  colours: "Farben",
  coloursHint: "Was Ihre Besucher zuerst sehen; sie können weiterhin zwischen allen Farbschemata wählen.",
  own: "Ihre Farben",
  ownHint: "Wählen Sie drei: Die übrigen ergeben sich daraus. Wenn Sie darauf verzichten, gilt wieder das Farbschema der Website.",
  hidesDotsHint: "Ihre Besucher sehen Ihre Farben und wählen kein anderes Farbschema mehr.",
  picks: {
    background: "Hintergrund",
    text: "Text",
    accent: "Akzent",
  },
  pick: (name: string): string => `${name}, frei wählen`,
  badColour: "Eine Farbe wird mit sechs Ziffern oder Buchstaben geschrieben, zum Beispiel #1d4ed8.",
  allRead: "Auf diesem Hintergrund ist alles gut lesbar.",
  mended: "Für die Lesbarkeit angepasst",
  before: "Ihre Wahl",
  after: "Auf Ihrer Website",
  mends: {
    text: (from: string, to: string): string => `Der Text wäre auf diesem Hintergrund schlecht lesbar (Kontrast ${from}:1). Ihre Besucher sehen den nächstliegenden gut lesbaren Farbton (${to}:1).`,
    accent: (from: string, to: string): string => `Die Akzentfarbe wäre auf diesem Hintergrund schlecht lesbar (Kontrast ${from}:1). Ihre Besucher sehen den nächstliegenden gut lesbaren Farbton (${to}:1).`,
  },
  moods: "Formen",
  moodOfLayout: {
    corners: "Standard",
    spacing: "Normal",
  },
  icon: "Symbol",
  iconHint: "Was Browser im Tab und bei den Lesezeichen zeigen und Smartphones auf dem Startbildschirm.",
  ourIcon: "Das von Vitrine",
  iconLettersHint: "Ein oder zwei Buchstaben, in den Farben Ihrer Website. Bleibt das Feld leer, sind es die Ihres Namens.",
  iconPictureHint: "Am besten quadratisch; sonst ist nur die Mitte zu sehen.",
  badLetters: "Schreiben Sie ein oder zwei Buchstaben oder Ziffern.",
  iconTab: "Im Tab Ihrer Besucher",
  switches: "Was gezeigt wird",
  logo: "Logo: eigene Farben behalten",
};
export const firstLookWords = {
  title: "Welche Stimmung soll Ihre Website haben?",
  hint: "Für die ganze Seite: Texte, Schriften und Farben. Sie können sie jederzeit unter „Aussehen“ ändern.",
  goOn: "Weiter",
  failed: "Die Stimmung konnte nicht gespeichert werden.",
};
