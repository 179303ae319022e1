// The French words are fixed to the letter: Home, Projet.
import type { WordsOf } from "../section";

export const words: WordsOf<"projects"> = {
  EN: { name: "Projects", bar: "Projects" },
  FR: { name: "Projets", bar: "Projet" },
  ES: { name: "Proyectos", bar: "Proyectos" },
  PT: { name: "Projetos", bar: "Projetos" },
  IT: { name: "Progetti", bar: "Progetti" },
  DE: { name: "Projekte", bar: "Projekte" },
  NL: { name: "Projecten", bar: "Projecten" },
  AR: { name: "المشاريع", bar: "المشاريع" },
};
