import type { WordsOf } from "../section";

export const words: WordsOf<"about"> = {
  EN: { name: "About" },
  FR: { name: "À propos" },
  ES: { name: "Acerca de" },
  PT: { name: "Sobre" },
  IT: { name: "Chi sono" },
  DE: { name: "Über mich" },
  NL: { name: "Over mij" },
  AR: { name: "نبذة عني" },
};
