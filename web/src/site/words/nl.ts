import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const nl: PlainWords = {
  skipToContent: "Naar de inhoud",
  navigation: "Navigatie",
  theme: "Kleurenthema",
  themes: ["Blauw", "Wit", "Zwart", "Groen"],
  language: "Taal",
  pause: "Pauzeren",
  play: "Afspelen",
  previous: "Vorige",
  next: "Volgende",
  slide: "Beeld",
  carousel: "carrousel",
  enlarge: "Vergroten",
  close: "Sluiten",
  newTab: "nieuw tabblad",
  downloadCv: "Cv bekijken",
  seeProjects: "Bekijk de projecten",
  write: "Schrijf mij",
  more: "meer",
  less: "minder",
  seeAll: "Alles bekijken",
  topOfPage: "Naar boven",
  badge: { free: "Gratis versie", paid: "Betaalde versie" },
  form: formWords.NL,
  anotherMessage: "Nog een bericht schrijven",
};
