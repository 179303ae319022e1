// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("es");
export const domainProblems = {
  "domains.bad_host": "Esto no es un nombre de dominio. Ejemplo: www.ejemplo.com",
  "domains.own_host": "Este nombre es el del propio servicio.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} nombres de dominio como máximo: quite antes uno.`, many: `${figure(Number(given.max))} nombres de dominio como máximo: quite antes uno.`, other: `${figure(Number(given.max))} nombres de dominio como máximo: quite antes uno.` }),
  "domains.taken": "Otro sitio ya ha verificado este nombre de dominio.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Aún sin verificar. Registro TXT: ${given.record}; archivo: ${given.file}. Un cambio de DNS puede tardar unas horas en verse.`,
};
export const domainWords = {
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
  lostText: "La prueba ha desaparecido y su sitio ya no responde en este dominio. Vuelva a poner el mismo valor para verificarlo.",
  prove: "Demuestre que este nombre es suyo de una de estas dos maneras:",
  byRecord: "Un registro DNS de tipo TXT",
  byFile: "Un archivo en el servidor actual de este nombre",
  recordName: "Nombre",
  fileUrl: "Dirección",
  content: "Contenido",
  pointIt: (target: string): string => `Después, apunte este nombre a ${target} (CNAME, o A y AAAA).`,
  pointItSomewhere: "Después, apunte este nombre a la dirección que le indique quien administra este servicio.",
  check: "Verificar",
  checking: "Verificando…",
  justProven: (name: string): string => `${name} está verificado.`,
  open: (name: string): string => `Abrir ${name}`,
  copy: (what: string): string => `Copiar: ${what}`,
  copied: "Copiado.",
  copyFailed: "No se pudo copiar. Seleccione el texto a mano.",
  remove: "Quitar",
  removeOf: (name: string): string => `Quitar ${name}`,
  removeTitle: (name: string): string => `¿Quitar ${name}?`,
  removeText: "Su sitio dejará de responder en este dominio. Podrá añadirlo otra vez, con una nueva verificación.",
  removed: "Se ha quitado el nombre de dominio.",
};
export const domainForms = {
  found: {
    missing: "no se encuentra",
    other: "tiene otro valor",
    unreachable: "sin respuesta",
  },
};
