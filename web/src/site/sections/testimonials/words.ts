import type { WordsOf } from "../section";

export const words: WordsOf<"testimonials"> = {
  EN: { name: "Testimonials" },
  FR: { name: "Témoignages" },
  ES: { name: "Testimonios" },
  PT: { name: "Testemunhos" },
  IT: { name: "Testimonianze" },
  DE: { name: "Empfehlungen" },
  NL: { name: "Aanbevelingen" },
  AR: { name: "آراء العملاء" },
};
