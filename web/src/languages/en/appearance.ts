// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Appearance",
  sections: "Order and visibility of sections",
  hint: "Drag a section to its place, or move it up step by step. A hidden section keeps everything you wrote in it.",
  fonts: "Fonts",
  fontsHint:
    "One font for titles, another for texts, in every language. A text whose font you chose yourself keeps it.",
  noPair: "Default",
  noPairSays: "The layout’s own",
  pair: (titles: string, texts: string) => (titles === texts ? titles : `${titles} and ${texts}`),
  ofPair: (family: string) => `${family} (pair)`,
  alwaysFirst: "Always first",
  visible: "Visible",
  hidden: "Hidden",
  up: (section) => `Move ${section} up`,
  down: (section) => `Move ${section} down`,
  layout: (name) => `Layout: ${name}`,
  hiddenHere: "Your visitors don’t see this section.",
  save: "Save",
  saveDoes: (isOnline) =>
    isOnline
      ? "Applies to your visitors straight away, in every language."
      : "Applies to every language; the site stays under construction.",
  inPageOrder: "Original order",
  noneHidden: "None",
  staysFirst: "Home stays first.",
  staysShown: "Home can’t be hidden.",
  twice: "A section can only appear once.",
};
