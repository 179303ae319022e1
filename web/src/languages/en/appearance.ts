// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Appearance",
  sections: "Order and visibility of sections",
  hint: "Drag a section to its place, or move it up step by step. A hidden section keeps everything you wrote in it.",
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
