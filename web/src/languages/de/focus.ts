// What matters in a picture.
import type { Catalogue } from "../catalogue";
import { locale, percent } from "./numbers";

const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "Ausschnitt",
  openFor: (name) => `Bildausschnitt: ${name}`,
  title: "Bildausschnitt",
  about: "Klicken Sie auf das, worauf es im Bild ankommt: Dieser Punkt bleibt in allen Layouts sichtbar.",
  byKeys: "Mit der Tastatur: Pfeiltasten in Schritten von 1\u00a0%, mit Umschalttaste in Schritten von 10\u00a0%.",
  point: "Wichtiger Punkt",
  at: (x, y) => `${percent(x)} von links, ${percent(y)} von oben`,
  zoom: "Zoom",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "Zentrieren",
  done: "Fertig",
  none: "Zentriert",
  shownWhole: "Einige Layouts zeigen dieses Bild ganz; mit Zoom füllt es seinen Rahmen.",
  crops: "Was Besucher sehen",
  shapes: { square: "Quadrat", wide: "Breit", tall: "Hoch" },
  notAccepted: "Dieser Bildausschnitt ist ungültig: Wählen Sie einen Punkt im Bild.",
};
