import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const it: PlainWords = {
  skipToContent: "Vai al contenuto",
  navigation: "Navigazione",
  theme: "Tema dei colori",
  themes: ["Blu", "Bianco", "Nero", "Verde"],
  language: "Lingua",
  pause: "Pausa",
  play: "Riproduci",
  previous: "Precedente",
  next: "Successivo",
  slide: "Elemento",
  carousel: "carosello",
  enlarge: "Ingrandisci",
  close: "Chiudi",
  newTab: "nuova scheda",
  downloadCv: "Vedi il CV",
  seeProjects: "Vedi i progetti",
  write: "Scrivimi",
  more: "altro",
  less: "meno",
  seeAll: "Vedi tutto",
  topOfPage: "Torna su",
  badge: { free: "Versione gratuita", paid: "Versione a pagamento" },
  form: formWords.IT,
  anotherMessage: "Scrivi un altro messaggio",
};
