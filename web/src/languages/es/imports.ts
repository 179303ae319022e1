// Importing: files, samples and their preview, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file":
    "Este archivo no es una copia de Vitrine, ni un JSON Resume, ni una exportación de LinkedIn. No se ha importado nada.",
  "imports.damaged_file": ({ file }) =>
    `Este archivo está dañado o incompleto${inFile(file)}: no se puede leer hasta el final. No se ha importado nada.`,
  "imports.not_utf8": ({ file }) =>
    `Este archivo no está en UTF-8${inFile(file)}: guárdelo con esa codificación. No se ha importado nada.`,
  "imports.unsafe_archive":
    "Este archivo comprimido contiene rutas, enlaces o archivos cifrados que no se aceptan. No se ha importado nada.",
  "imports.too_much_inside":
    "Una vez abierto, este archivo contiene más de lo que cabe en un sitio. No se ha importado nada.",
  "imports.nothing_inside": "Nada de lo que contiene este archivo tiene cabida en su sitio.",
  "imports.newer_archive": "Esta copia procede de una versión más reciente de Vitrine. No se ha importado nada.",
  "imports.site_changed":
    "Su sitio ha cambiado desde esta vista previa. Aquí la tiene de nuevo: no se ha importado nada.",
  "imports.no_preview": "Esta vista previa ya no existe. Elija el archivo de nuevo.",
  "imports.preview_outdated":
    "La vista previa se hizo antes de pasar a la versión de pago, sin lo que esta permite. Elija de nuevo el archivo o el ejemplo.",
};

const sources: Readonly<Record<string, string>> = {
  archive: "Copia de Vitrine",
  json_resume: "JSON Resume",
  linkedin: "Exportación de LinkedIn",
  sample: "Partir de un ejemplo",
};

const samples: Words["samples"] = {
  designer: {
    title: "Diseñadora gráfica",
    text: "Carteles, libros, identidades",
  },
  developer: {
    title: "Desarrollador",
    text: "Aplicaciones, encargos, auditorías",
  },
  craftsman: {
    title: "Artesana",
    text: "Muebles a medida, restauración",
  },
};

const modes: Words["modes"] = {
  fill: "Completar lo que está vacío",
  add: "Añadir los elementos",
  replace: "Reemplazar",
  skip: "No importar",
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) =>
    `${where}: recortado de ${figure(chars)} a ${figure(most)} caracteres, que es el máximo.`,
  bad_value: (_note, where) => `${where}: valor no aceptado, se omite.`,
  incomplete: (_note, where) => `${where}: no está en el archivo, el elemento se omite.`,
  too_many: ({ chars, most }, where) =>
    `${where}: ${counted(chars, "elemento", "elementos")}, de los que se importan los ${figure(most)} primeros.`,
  too_long: (_note, where) => `${where}: demasiado texto para la sección, se omite.`,
  paid: (_note, where) => `${where}: reservado a la versión de pago.`,
  picture: ({ item }) => `Imagen no aceptada: ${item}.`,
  no_room: ({ item }) =>
    `No queda espacio suficiente para esta imagen: ${item}. La pantalla «Espacio utilizado» muestra qué lo ocupa.`,
  drawn: (_note, where) => `${where}: el archivo no tiene imagen, un dibujo ocupa su lugar. Reemplácelo.`,
  language: (_note, where) => `${where}: su sitio no puede tener este idioma, se omite.`,
};

export const importWords: Words = {
  title: "Importar",
  lead: "Parta de lo que ya tiene. Verá qué se va a completar antes de que cambie nada.",
  file: "Un archivo",
  fileText: "Suéltelo aquí o elíjalo: se reconoce por su contenido.",
  kinds: [
    "La copia de un sitio de Vitrine (zip o json)",
    "Un JSON Resume (json)",
    "La exportación de sus datos de LinkedIn (zip)",
  ],
  limit: (megabytes) => `${figure(megabytes)} MB como máximo. El archivo no se conserva.`,
  choose: "Elegir un archivo",
  chooseLabel: "Elegir un archivo para importar",
  sending: (done) => `Subiendo… ${percent(done)}`,
  reading: "Leyendo el archivo…",
  language: "Idioma de los textos",
  languageHint: "Un JSON Resume, una exportación de LinkedIn y los ejemplos se importan en este idioma.",
  sample: "Un ejemplo",
  sampleText: (where) =>
    `Un sitio inventado, ${where}, para reemplazar palabra por palabra. Un clic en una imagen lo aplica, otro lo quita.`,
  trade: "Ejemplo",
  begin: ": empezar con este diseño",
  begun: (title) => `El ejemplo «${title}» está puesto. Su sitio sigue en construcción: solo usted lo ve.`,
  samples,
  ofSample: (title) => `del ejemplo «${title}»`,
  start: "Ver la vista previa",
  oneFile: (name) => `Un solo archivo a la vez: se usará ${name}.`,

  previewTitle: "Antes de importar",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof typeof samples]?.title ?? name}`
      : `${sources[source]}: ${name}`,
  nothingYet: "Aún no ha cambiado nada. Elija, parte por parte, lo que debe hacer la importación.",
  allAs: "Para todas las partes",
  mode: (part) => `Para la parte ${part}`,
  modes,
  shared: "todos los idiomas",
  textFilled: "completado",
  textReplaced: "reemplazado",
  textKept: "sin cambios",
  textSame: "ya es idéntico",
  textSkipped: "no importado",
  onSite: "En su sitio:",
  before: "Antes:",
  after: "Después:",
  inFile: "En el archivo:",
  readAll: "Leer todo",
  readLess: "Mostrar menos",
  entryAdded: "añadido",
  entryRemoved: "quitado",
  entryKept: "permanece",
  entryThere: "ya está",
  entryLeft: "omitido",
  unnamed: "Sin nombre",
  surplus: (left) => `${counted(left, "elemento no cabe", "elementos no caben")}: la lista está llena.`,
  settings: "Ajustes e imágenes",
  styles: "Estilos de los textos",
  contactPublic: "Estos datos de contacto serán visibles para todos sus visitantes.",
  newLanguages: (names, many) => `${byNumber(many, "Idioma añadido", "Idiomas añadidos")} a su sitio: ${names}.`,
  look: "Incluir también la barra, el tema, el diseño, la insignia y la publicación como JSON Resume",
  sampleLook: "Usar también el tema y los estilos de texto del ejemplo",
  notes: "Conviene saber",
  noteSentences,
  noPlace: "Sin cabida en su sitio",
  noPlaceText: "Estas partes del archivo no se importarán.",
  parts: {
    education: "Formación",
    awards: "Premios",
    certificates: "Certificados",
    publications: "Publicaciones realizadas",
    languages: "Idiomas hablados",
    interests: "Intereses",
    volunteer: "Voluntariado",
    "basics.location": "Lugar",
    users: "Cuenta",
    Message: "Mensajes",
    "versions.jsonl": "Versiones guardadas",
  },
  partDetails: (section) => `Otros detalles: ${section}`,
  partOther: "Otras partes del archivo",
  times: (times) => `× ${figure(times)}`,
  online: "Su sitio está en línea: sus visitantes verán lo importado de inmediato.",
  startsOnline: "Su sitio estará en línea en cuanto importe. Podrá ponerlo en construcción en los ajustes.",
  sampleOnline:
    "Su sitio está en línea: sus visitantes verán estos textos inventados de inmediato. Póngalo antes en construcción.",
  sampleHidden: "Un ejemplo no se publica: su sitio seguirá en construcción hasta que usted lo ponga en línea.",
  neverSets:
    "Una importación nunca cambia su dirección, su cuenta, su versión gratuita o de pago ni sus nombres de dominio.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts && counted(texts, "texto o ajuste completado", "textos o ajustes completados"),
      entries && counted(entries, "elemento añadido", "elementos añadidos"),
      replaced && counted(replaced, "elemento reemplazado o quitado", "elementos reemplazados o quitados"),
      takesLook && "apariencia incluida",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Importar",
  running: "Importando…",
  drop: "Descartar",
  done: "¡Importación terminada!",
  nothingNew: "Todo lo que contiene este archivo ya está en su sitio.",
  nothingChosen: "No hay nada seleccionado: no cambiará nada.",
  offer: "¿Ya tiene un perfil de LinkedIn, un JSON Resume o un sitio Vitrine?",
  offerText: "Importe su exportación (zip o json); un CV en PDF no se puede leer.",
  offerLink: "Importar o partir de un ejemplo",
  offerImport: "Importar un archivo",

  sampleLeft: (title, left) =>
    `Su sitio aún contiene el ejemplo «${title}»: ${counted(left, "texto o elemento inventado", "textos o elementos inventados")}.`,
  removeSample: "Quitar el ejemplo",
  removed: "Se ha quitado el ejemplo. Lo que usted ha escrito permanece.",

  account: "Importación y JSON Resume",
  accountHint: "Traer lo que tiene en otros lugares y dejar que otras herramientas lean su trayectoria.",
  offersResume: "Publicar mi trayectoria como JSON Resume",
  offersResumeHint: "Un archivo público, legible por otras herramientas, con lo que su página ya muestra.",
  resumeOn: "JSON Resume publicado.",
  resumeOff: "JSON Resume retirado.",
  newTab: "(pestaña nueva)",
};
