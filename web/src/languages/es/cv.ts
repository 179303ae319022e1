// The CV made from the site, in the home editor; and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "Este sitio tiene demasiado texto para caber en un CV.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "Un CV hecho a partir del sitio",
  free: "Elija un modelo para verlo y conservarlo en PDF. Ofrecerlo a sus visitantes está reservado a la versión de pago.",
  use: "Usar como CV",
  used: "Su CV, en cada idioma del sitio; se actualiza cada vez que guarda.",
  ofSaved: (language) => `Hecho a partir de lo guardado (${language}).`,
  open: "Abrir el PDF",
  making: "Componiendo el CV…",
  page: (number, count) => `Página ${number} de ${count} del CV`,
  more: (count) => byNumber(count, "y otra página", `y otras ${figure(count)} páginas`),
};
