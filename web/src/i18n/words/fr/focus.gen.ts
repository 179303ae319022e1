// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("fr-FR");
export const focusWords = {
  open: "Cadrer",
  openFor: (name: string): string => `Cadrer : ${name}`,
  title: "Cadrage",
  about: "Cliquez sur ce qui compte dans l’image : ce point reste visible dans toutes les mises en page.",
  byKeys: "Au clavier : les flèches, par pas de 1 % ; avec Maj, par pas de 10 %.",
  point: "Point important",
  at: (x: number, y: number): string => `${figure(x)} % depuis la gauche, ${figure(y)} % depuis le haut`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centrer",
  done: "Terminé",
  none: "Centré",
  shownWhole: "Cette image est montrée entière dans certaines mises en page ; un zoom lui fait remplir son cadre.",
  crops: "Ce que les visiteurs voient",
  shapes: {
    square: "Carré",
    wide: "Large",
    tall: "Haut",
  },
  notAccepted: "Ce cadrage n’est pas valable : choisissez un point dans l’image.",
  zoomed: (times: string): string => `zoom ${times}`,
};
