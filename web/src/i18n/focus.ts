// Words around what matters in a picture (editor/focus/).
import { locale, spoken } from "./spoken";

const times = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords = spoken("focusWords", {
  open: "Cadrer",
  openFor: (name: string) => `Cadrer : ${name}`,
  title: "Cadrage",
  about: "Cliquez sur ce qui compte dans l’image : ce point reste visible dans toutes les mises en page.",
  byKeys: "Au clavier : les flèches, par pas de 1 % ; avec Maj, par pas de 10 %.",
  point: "Point important",
  at: (x: number, y: number) => `${x} % depuis la gauche, ${y} % depuis le haut`,
  zoom: "Zoom",
  times: (zoom: number) => `× ${times.format(zoom / 100)}`,
  centre: "Centrer",
  done: "Terminé",
  none: "Centré",
  shownWhole: "Cette image est montrée entière dans certaines mises en page ; un zoom lui fait remplir son cadre.",
  crops: "Ce que les visiteurs voient",
  shapes: { square: "Carré", wide: "Large", tall: "Haut" },
  notAccepted: "Ce cadrage n’est pas valable : choisissez un point dans l’image.",
} as const);
