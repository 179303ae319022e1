// What matters in a picture.
import type { Catalogue } from "../catalogue";
import { locale, percent } from "./numbers";

const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "Enquadrar",
  openFor: (name) => `Enquadrar: ${name}`,
  title: "Enquadramento",
  about: "Clique no que importa na imagem: esse ponto fica visível em todas as composições.",
  byKeys: "Com o teclado: as setas, em passos de 1%; com Shift, em passos de 10%.",
  point: "Ponto importante",
  at: (x, y) => `${percent(x)} a partir da esquerda, ${percent(y)} a partir de cima`,
  zoom: "Zoom",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "Centrar",
  done: "Concluir",
  none: "Centrado",
  shownWhole: "Algumas composições mostram esta imagem inteira; com zoom, passa a preencher a moldura.",
  crops: "O que os visitantes veem",
  shapes: { square: "Quadrado", wide: "Largo", tall: "Alto" },
  notAccepted: "Este enquadramento não é válido: escolha um ponto na imagem.",
};
