// What the fifth dot is called, on pages that have it.
import type { WordsLanguage } from "./words";

export const ownTheme: Record<WordsLanguage, string> = {
  EN: "The site’s own colours",
  FR: "Couleurs du site",
  ES: "Colores del sitio",
  PT: "Cores do site",
  IT: "Colori del sito",
  DE: "Farben der Website",
  NL: "Kleuren van de site",
  AR: "ألوان الموقع",
};
