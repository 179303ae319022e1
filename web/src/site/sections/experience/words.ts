import type { WordsOf } from "../section";

export const words: WordsOf<"experience", { /** Until now. */ current: string }> = {
  EN: { name: "Experience", current: "present" },
  FR: { name: "Expérience", current: "en cours" },
  ES: { name: "Experiencia", current: "actualidad" },
  PT: { name: "Experiência", current: "presente" },
  IT: { name: "Esperienza", current: "in corso" },
  DE: { name: "Erfahrung", current: "heute" },
  NL: { name: "Ervaring", current: "heden" },
  AR: { name: "الخبرة", current: "حتى الآن" },
};
