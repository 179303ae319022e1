import type { WordsOf } from "../section";

export const words: WordsOf<"skills", { /** A skill's title when its owner wrote none. */ unnamed: string }> = {
  EN: { name: "Skills", unnamed: "Designer" },
  FR: { name: "Compétences", unnamed: "Designer" },
  ES: { name: "Competencias", unnamed: "Diseño" },
  PT: { name: "Competências", unnamed: "Design" },
  IT: { name: "Competenze", unnamed: "Designer" },
  DE: { name: "Kompetenzen", unnamed: "Design" },
  NL: { name: "Vaardigheden", unnamed: "Ontwerper" },
  AR: { name: "المهارات", unnamed: "تصميم" },
};
