// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("es");
export const cvWords = {
  freeLabel: "Un CV hecho a partir del sitio",
  free: "Elija un modelo para verlo y conservarlo en PDF. Ofrecerlo a sus visitantes está reservado a la versión de pago.",
  use: "Usar como CV",
  used: "Su CV, en cada idioma del sitio; se actualiza cada vez que guarda.",
  ofSaved: (language: string): string => `Hecho a partir de lo guardado (${language}).`,
  open: "Abrir el PDF",
  making: "Componiendo el CV…",
  page: (number: number, count: number): string => `Página ${figure(number)} de ${figure(count)} del CV`,
  more: (count: number): string => counted(count, { one: `y otra página`, many: `y otras ${figure(count)} páginas`, other: `y otras ${figure(count)} páginas` }),
};
