// The spec's words stand here to the letter in French: Home, Projet (D39).
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
