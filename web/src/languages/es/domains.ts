// The owner's own domains, and the refusals of that room.
import type { Catalogue } from "../catalogue";

const seen: Record<string, string> = {
  missing: "no se encuentra",
  other: "tiene otro valor",
  unreachable: "sin respuesta",
};

export const domainProblems: Catalogue["domainProblems"] = {
  "domains.bad_host": "Esto no es un nombre de dominio. Ejemplo: www.ejemplo.com",
  "domains.own_host": "Este nombre es el del propio servicio.",
  "domains.too_many": ({ max }) => `${max} nombres de dominio como máximo: quite antes uno.`,
  "domains.taken": "Otro sitio ya ha verificado este nombre de dominio.",
  "domains.not_proven": ({ record, file }) =>
    `Aún sin verificar. Registro TXT: ${seen[String(record)]}; archivo: ${seen[String(file)]}. ` +
    "Un cambio de DNS puede tardar unas horas en verse.",
};

export const domainWords: Catalogue["domainWords"] = {
  title: "Nombre de dominio",
  intro: "Su sitio también puede responder en un dominio propio. Su dirección actual sigue siendo válida.",
  field: "Añadir un nombre de dominio",
  placeholder: "www.ejemplo.com",
  add: "Añadir este nombre",
  list: "Sus nombres de dominio",
  served: "En uso",
  proven: "Verificado",
  leadsElsewhere: "Verificado, pero todavía no lleva aquí",
  waiting: "Por verificar",
  lost: "Verificación perdida",
  lostText:
    "La prueba ha desaparecido y su sitio ya no responde en este dominio. Vuelva a poner el mismo valor para verificarlo.",
  prove: "Demuestre que este nombre es suyo de una de estas dos maneras:",
  byRecord: "Un registro DNS de tipo TXT",
  byFile: "Un archivo en el servidor actual de este nombre",
  recordName: "Nombre",
  fileUrl: "Dirección",
  content: "Contenido",
  pointIt: (target) => `Después, apunte este nombre a ${target} (CNAME, o A y AAAA).`,
  pointItSomewhere: "Después, apunte este nombre a la dirección que le indique quien administra este servicio.",
  check: "Verificar",
  checking: "Verificando…",
  justProven: (name) => `${name} está verificado.`,
  open: (name) => `Abrir ${name}`,
  copy: (what) => `Copiar: ${what}`,
  copied: "Copiado.",
  copyFailed: "No se pudo copiar. Seleccione el texto a mano.",
  remove: "Quitar",
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeText: "Su sitio dejará de responder en este dominio. Podrá añadirlo otra vez, con una nueva verificación.",
  removed: "Se ha quitado el nombre de dominio.",
};
