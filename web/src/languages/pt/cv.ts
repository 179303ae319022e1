// The CV made from the site, in the home editor; and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "Este site tem demasiado texto para caber num CV.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "Um CV feito a partir do site",
  free: "Escolha um modelo para o ver e guardar em PDF. Mostrá-lo aos visitantes é exclusivo da versão paga.",
  use: "Usar como CV",
  used: "O seu CV, em cada idioma do site, refeito sempre que guarda.",
  ofSaved: (language) => `Feito a partir do que está guardado (${language}).`,
  open: "Abrir o PDF",
  making: "A preparar o CV…",
  page: (number, count) => `Página ${number} de ${count} do CV`,
  more: (count) => byNumber(count, "e mais uma página", `e mais ${figure(count)} páginas`),
};
