// The versions' screen, and the problems that restoring answers.
import type { Catalogue } from "../catalogue";
import { inLanguage } from "./languages";
import { byNumber, counted, figure } from "./numbers";

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `Su sitio ya no está ${inLanguage(String(language))}: añada antes ese idioma de nuevo.`,
  "versions.not_kept": "Ya ninguna versión conserva este contenido.",
  "versions.not_allowed_now": "Esta versión no cumple las reglas actuales: no se puede restaurar tal como está.",
};

export const versionWords: Catalogue["versionWords"] = {
  title: "Versiones",
  lead: "Se conserva cada versión que guarda. Restaurar es guardar de nuevo: también se puede deshacer.",
  list: "Lista de versiones",
  filter: "Mostrar",
  everything: "Todo el sitio",
  settings: "Ajustes del sitio",
  allLanguages: "todos los idiomas",
  today: "Hoy",
  yesterday: "Ayer",
  older: "Mostrar las más antiguas",
  current: "actual",
  by: {
    save: "Guardada por usted",
    restore: "Restaurada por usted",
    import: "Importada",
    before: "Antes de la primera versión conservada",
  },
  changed: {
    nothing: "Sin cambios",
    first: "Guardada por primera vez",
    style: (text) => `estilo: ${text}`,
    /** A list may be of either gender: the first number names elements, and the others agree with them. */
    list: (name, added, removed, changed) => {
      const deeds: readonly (readonly [number, string])[] = [
        [added, "añadido"],
        [removed, "quitado"],
        [changed, "modificado"],
      ];
      const what = deeds
        .filter(([count]) => count)
        .map(([count, deed], place) =>
          place === 0
            ? counted(count, `elemento ${deed}`, `elementos ${deed}s`)
            : `${figure(count)} ${byNumber(count, deed, `${deed}s`)}`,
        );
      return `${name} (${what.join(", ") || "orden"})`;
    },
    more: (count) => `${figure(count)} más`,
  },
  emptyTitle: "Ninguna versión por ahora",
  emptyText: "En cuanto guarda, lo que ha escrito se conserva aquí y se puede restaurar.",
  toEditor: "Abrir el editor",
  nothingChosen: "Elija una versión para compararla con el sitio de hoy.",
  backToList: "Volver a la lista",
  files: (size) =>
    `Las imágenes y los archivos que solo aparecen en versiones anteriores ocupan ${size} del espacio de su sitio; si a una subida le falta espacio, las versiones más antiguas se eliminan primero.`,
  room: (used, most) =>
    `Sus versiones ocupan ${used} de ${most}. Se conservan todas las de los últimos 30 días y después una por día durante un año.`,
  roomFull: (used, most) =>
    `Sus versiones ocupan ${used} de ${most}. Cuando falta espacio, las más antiguas se eliminan primero; esto nunca le impide guardar.`,
  differs: "Diferencias con el sitio de hoy",
  sameAsNow: "Nada: su sitio dice hoy lo mismo.",
  was: "En esta versión",
  now: "Hoy",
  pageThen: "La página de entonces",
  pageNow: "La página de hoy",
  pages: "Las dos páginas",
  empty: "vacío",
  deletedSince: "Eliminado desde entonces",
  addedSince: "Añadido desde entonces",
  orderOf: (list) => `Orden: ${list}`,
  sharedByAll: "común a todos los idiomas",
  restore: "Restaurar",
  bringBack: "Recuperar",
  restoreWhat: (what) => `Restaurar ${what}`,
  restoreSection: (section) => `Restaurar ${section}`,
  restoreSettings: "Restaurar estos ajustes",
  restoreSite: "Restaurar todo el sitio",
  asked: (deed) => `¿${deed}?`,
  cancel: "Deshacer",
  undone: "Todo está como antes.",
  done: "Restaurado y aplicado.",
  nothingToDo: "Nada que restaurar: todo está ya así.",
  languageGone: (code) =>
    `Su sitio ya no está ${inLanguage(code)}. Lo que se escribió en ese idioma se conserva: añada de nuevo el idioma para restaurarlo.`,
  languagesBack: "Recuperar los idiomas de entonces",
  confirm: {
    one: (what) =>
      `«${what}» vuelve a ser lo que era en esta versión. Lo que hay hoy se reemplaza; lo demás no cambia.`,
    item: (what) => `«${what}» vuelve a su lugar, tal como era. Lo demás no cambia.`,
    section: (section, language) =>
      `Todos los textos y elementos de ${section} ${language}, y lo que los idiomas tienen en común (estilos, imágenes, ajustes de la sección), vuelven a ser los de esta versión y reemplazan a los de hoy.`,
    settings:
      "La barra de navegación, los idiomas, el tema, el diseño, la insignia y la publicación como JSON Resume vuelven a ser los de esta versión. La dirección del sitio y su estado no cambian.",
    site: (moment) =>
      `Todas las secciones en todos los idiomas y los ajustes del sitio vuelven a ser los de esta versión (${moment}). Lo que se ha guardado desde entonces se reemplaza, pero permanece entre las versiones. La dirección del sitio y su estado no cambian.`,
    thinnedOut:
      "Pasados 30 días, solo queda una versión por día: cada sección vuelve a la última que quede de ese momento o de antes. Si no queda ninguna, no cambia.",
    draft: "Su borrador sin guardar no se toca: al abrir el editor, elegirá entre los dos.",
  },
  resumeOffered: "Publicado",
  resumeNotOffered: "No publicado",
  settingNames: {
    siteType: "Barra de navegación",
    languages: "Idiomas",
    themeIndex: "Tema",
    layout: "Diseño",
    showsBadge: "Insignia pública",
    offersResume: "JSON Resume",
    isOnline: "Estado del sitio",
    mailsMessages: "Avisos por correo",
    slug: "Dirección del sitio",
  },
};
