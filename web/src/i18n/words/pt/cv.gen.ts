// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("pt-PT");
export const cvWords = {
  freeLabel: "Um CV feito a partir do site",
  free: "Escolha um modelo para o ver e guardar em PDF. Mostrá-lo aos visitantes é exclusivo da versão paga.",
  use: "Usar como CV",
  used: "O seu CV, em cada idioma do site, refeito sempre que guarda.",
  ofSaved: (language: string): string => `Feito a partir do que está guardado (${language}).`,
  open: "Abrir o PDF",
  making: "A preparar o CV…",
  page: (number: number, count: number): string => `Página ${figure(number)} de ${figure(count)} do CV`,
  more: (count: number): string => counted(count, { one: `e mais uma página`, many: `e mais ${figure(count)} páginas`, other: `e mais ${figure(count)} páginas` }),
};
