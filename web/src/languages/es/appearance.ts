// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";
import { locale } from "./numbers";

/** 'Lora y Karla', 'Lora e Inter': `Intl` knows which. */
const both = new Intl.ListFormat(locale, { type: "conjunction" });

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Apariencia",
  sections: "Orden y visibilidad de las secciones",
  hint: "Arrastre una sección hasta su lugar o súbala paso a paso. Una sección oculta conserva todo lo que ha escrito en ella.",
  fonts: "Tipos de letra",
  fontsHint:
    "Un tipo de letra para los títulos y otro para los textos, en todos los idiomas. Los textos con un tipo de letra elegido por usted lo conservan.",
  noPair: "Originales",
  noPairSays: "Los del diseño",
  pair: (titles, texts) => (titles === texts ? titles : both.format([titles, texts])),
  ofPair: (family) => `${family} (combinación)`,
  alwaysFirst: "Siempre al principio",
  visible: "Visible",
  hidden: "Oculta",
  up: (section) => `Subir «${section}»`,
  down: (section) => `Bajar «${section}»`,
  layout: (name) => `Diseño: ${name}`,
  hiddenHere: "Sus visitantes no ven esta sección.",
  save: "Guardar",
  saveDoes: (isOnline) =>
    isOnline
      ? "Se aplica de inmediato para sus visitantes, en todos los idiomas."
      : "Se aplica a todos los idiomas; el sitio sigue en construcción.",
  inPageOrder: "Orden inicial",
  noneHidden: "Ninguna",
  staysFirst: "La sección Inicio va siempre en primer lugar.",
  staysShown: "La sección Inicio no se puede ocultar.",
  twice: "Una sección solo puede aparecer una vez.",
};
