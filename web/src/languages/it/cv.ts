// The CV made from the site, in the home editor; and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "Questo sito contiene troppo testo per stare in un CV.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "Un CV generato dal tuo sito",
  free: "Scegli un modello per vedere il CV e scaricarlo in PDF. Mostrarlo ai visitatori è riservato alla versione a pagamento.",
  use: "Usa come CV",
  used: "Il tuo CV, in ogni lingua del sito, aggiornato a ogni salvataggio.",
  ofSaved: (language) => `Generato da ciò che hai salvato (${language}).`,
  open: "Apri il PDF",
  making: "Creazione del CV…",
  page: (number, count) => `Pagina ${number} di ${count} del CV`,
  more: (count) => byNumber(count, "e un’altra pagina", `e altre ${figure(count)} pagine`),
};
