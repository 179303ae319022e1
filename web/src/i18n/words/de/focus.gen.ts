// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("de");
export const focusWords = {
  open: "Ausschnitt",
  openFor: (name: string): string => `Bildausschnitt: ${name}`,
  title: "Bildausschnitt",
  about: "Klicken Sie auf das, worauf es im Bild ankommt: Dieser Punkt bleibt in allen Layouts sichtbar.",
  byKeys: "Mit der Tastatur: Pfeiltasten in Schritten von 1 %, mit Umschalttaste in Schritten von 10 %.",
  point: "Wichtiger Punkt",
  at: (x: number, y: number): string => `${figure(x)} % von links, ${figure(y)} % von oben`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Zentrieren",
  done: "Fertig",
  none: "Zentriert",
  shownWhole: "Einige Layouts zeigen dieses Bild ganz; mit Zoom füllt es seinen Rahmen.",
  crops: "Was Besucher sehen",
  shapes: {
    square: "Quadrat",
    wide: "Breit",
    tall: "Hoch",
  },
  notAccepted: "Dieser Bildausschnitt ist ungültig: Wählen Sie einen Punkt im Bild.",
  zoomed: (times: string): string => `Zoom ${times}`,
};
