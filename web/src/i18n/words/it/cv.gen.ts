// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("it");
export const cvWords = {
  freeLabel: "Un CV generato dal tuo sito",
  free: "Scegli un modello per vedere il CV e scaricarlo in PDF. Mostrarlo ai visitatori è riservato alla versione a pagamento.",
  use: "Usa come CV",
  used: "Il tuo CV, in ogni lingua del sito, aggiornato a ogni salvataggio.",
  ofSaved: (language: string): string => `Generato da ciò che hai salvato (${language}).`,
  open: "Apri il PDF",
  making: "Creazione del CV…",
  page: (number: number, count: number): string => `Pagina ${figure(number)} di ${figure(count)} del CV`,
  more: (count: number): string => counted(count, { one: `e un’altra pagina`, many: `e altre ${figure(count)} pagine`, other: `e altre ${figure(count)} pagine` }),
};
