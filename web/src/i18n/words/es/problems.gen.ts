// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("es");
export const otherProblems = {
  "network.offline": "El servidor no responde. Revise su conexión.",
  "server.bad_host": "Esta petición no dice a qué dirección va dirigida.",
  "server.body_too_large": "Es demasiado grande para enviarlo.",
  "server.body_too_slow": "El envío tardó demasiado.",
  "server.failed": "Se ha producido un error en el servidor.",
  "server.invalid": "Algunos campos no son válidos.",
  "server.method_not_allowed": "Esta acción no es posible aquí.",
  "server.no_space": "El servidor no tiene espacio para guardar.",
  "server.not_found": "No se ha encontrado.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(Number(given.seconds))} segundo.`, many: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(Number(given.seconds))} segundos.`, other: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(Number(given.seconds))} segundos.` }),
  "server.conflict": "Ha llegado otro cambio al mismo tiempo. Inténtelo de nuevo.",
  "server.unavailable": "El servicio no está disponible por el momento.",
  "server.unknown_host": "Esta dirección no es la de este sitio.",
  "server.unsupported_body": "Este formato no se acepta.",
  "site.idempotency_key_reused": "Esto ya se ha guardado.",
  "site.not_suspended": "Este sitio no está suspendido.",
  "site.revision_missing": "Falta la versión de partida: recargue la página.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `Esta sección contiene demasiado texto: ${figure(Number(given.maxChars))} caracteres como máximo por idioma. Acórtela o quite elementos.`, many: `Esta sección contiene demasiado texto: ${figure(Number(given.maxChars))} caracteres como máximo por idioma. Acórtela o quite elementos.`, other: `Esta sección contiene demasiado texto: ${figure(Number(given.maxChars))} caracteres como máximo por idioma. Acórtela o quite elementos.` }),
  "site.slug_taken": "Esta dirección ya está en uso.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} elementos como máximo en esta lista. Quite uno para añadir otro.`, many: `${figure(Number(given.max))} elementos como máximo en esta lista. Quite uno para añadir otro.`, other: `${figure(Number(given.max))} elementos como máximo en esta lista. Quite uno para añadir otro.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} idiomas como máximo.`, many: `${figure(Number(given.max))} idiomas como máximo.`, other: `${figure(Number(given.max))} idiomas como máximo.` }),
  "site.stale": "Mientras tanto, esta sección se ha guardado en otro lugar.",
  "site.suspended_gone": "Este sitio ya no está disponible.",
  "site.suspended_legal": "Este sitio no está disponible por motivos legales.",
  "storage.file_missing": "Este archivo ya no existe.",
  "storage.no_answer": "El almacén de archivos no responde. Inténtelo de nuevo en un momento.",
  "tiers.already_paid": "La versión de pago ya está activa.",
  "tiers.key_empty": "¡Introduzca una clave de activación!",
  "tiers.key_invalid": "❌ ¡Clave no válida!",
  "tiers.key_mistyped": "❌ ¡Clave no válida!",
  "tiers.one_language": "Versión gratuita: ¡solo se permite un idioma!",
  "tiers.paid_only": "Reservado a la versión de pago.",
};
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (ref. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(minutes)} minutos.`, many: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(minutes)} de minutos.`, other: `Demasiados intentos. Inténtelo de nuevo dentro de ${figure(minutes)} minutos.` }),
};
