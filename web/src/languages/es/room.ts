// A site's room: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Espacio utilizado",
  look: "Ver qué ocupa el espacio",
  see: "Detalles",
  line: (used, most) => `${fileSize(used)} de ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `Ocupado: ${fileSize(used)} de ${fileSize(most)}; libre: ${fileSize(most - used)}.`
      : `El espacio de su sitio (${fileSize(most)}) está lleno.`,
  over: (bytes) =>
    `Su sitio ocupa ${fileSize(bytes)} más que su espacio. No se elimina nada y sus textos se guardan; los archivos nuevos tendrán que esperar a que haya espacio.`,
  full: "El espacio está casi lleno: un archivo de cierto tamaño se rechazará.",
  filling: (part) => `El ${percent(Math.floor(part * 100))} del espacio de su sitio está ocupado.`,
  taken: "No queda espacio: los archivos nuevos se rechazan. Sus textos se siguen guardando.",
  unconfirmed: "Confirme su dirección de correo para tener más espacio.",
  paid: (bytes) => `La versión de pago ofrece ${fileSize(bytes)}.`,
  parts: "Qué ocupa el espacio",
  nothing: "Nada por ahora. Las imágenes, los CV y las versiones aparecerán aquí.",
  kinds: {
    cv: "CV hechos a partir del sitio",
    draft: (section) => `Borrador: ${section}`,
    versions: "Archivos que solo aparecen en versiones anteriores",
    unused: "Archivos que no se usan en ningún lugar",
    texts: "Textos de las versiones",
    settings: "Ajustes del sitio",
  },
  count: (count) => counted(count, "archivo", "archivos"),
  spare: "Se puede recuperar ahora mismo",
  spareNothing:
    "Nada: todo lo que se conserva se usa. Para ganar espacio, quite o reemplace un archivo en su editor y luego guarde.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 archivo subido no se usa en ningún lugar (${fileSize(bytes)}).`,
      `${figure(count)} archivos subidos no se usan en ningún lugar (${fileSize(bytes)}).`,
    ),
  unusedHint: "Se eliminan solos al cabo de un día.",
  dropUnused: "Eliminar estos archivos",
  versions: (bytes) => `Las versiones antiguas conservan ${fileSize(bytes)} de imágenes y archivos quitados del sitio.`,
  versionsHint: "Si a una subida le falta espacio, las más antiguas se eliminan solas.",
  dropVersions: "Eliminar estas versiones",
  asked: {
    unused: "¿Eliminar los archivos que no se usan?",
    unusedText: "Un archivo que acabe de quitar de un borrador solo podrá volver a él si lo sube de nuevo.",
    versions: "¿Eliminar estas versiones antiguas?",
    versionsText:
      "Las versiones que contienen estos archivos ya no se podrán restaurar. Lo que está ahora en su sitio no cambia.",
    confirm: "Eliminar",
  },
  freed: (bytes) => `Espacio liberado: ${fileSize(bytes)}.`,
  largest: "Los archivos más grandes",
  unnamed: "Sin nombre",
  whatCounts:
    "Un archivo cuenta por 16 KB como mínimo. Las copias reducidas que hacemos de él, los mensajes recibidos, las visitas y las copias para descargar no cuentan.",
};
