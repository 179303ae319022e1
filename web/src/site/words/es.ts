import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const es: PlainWords = {
  skipToContent: "Ir al contenido",
  navigation: "Navegación",
  theme: "Tema de color",
  themes: ["Azul", "Blanco", "Negro", "Verde"],
  language: "Idioma",
  pause: "Pausa",
  play: "Reproducir",
  previous: "Anterior",
  next: "Siguiente",
  slide: "Diapositiva",
  carousel: "carrusel",
  enlarge: "Ampliar",
  close: "Cerrar",
  newTab: "pestaña nueva",
  downloadCv: "Ver el CV",
  seeProjects: "Ver los proyectos",
  write: "Contactar",
  more: "más",
  less: "menos",
  seeAll: "Ver todo",
  topOfPage: "Volver arriba",
  badge: { free: "Versión gratuita", paid: "Versión de pago" },
  form: formWords.ES,
  anotherMessage: "Escribir otro mensaje",
};
