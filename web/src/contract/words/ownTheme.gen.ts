// Written by `make gen` from locales/. Do not edit.

export const ownTheme = {
  EN: "The site’s own colours",
  FR: "Couleurs du site",
  ES: "Colores del sitio",
  PT: "Cores do site",
  IT: "Colori del sito",
  DE: "Farben der Website",
  NL: "Kleuren van de site",
  AR: "ألوان الموقع",
};
