// Problems that belong to no room, and how a failure of ours names its reference.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

const soon = (given: unknown): string => {
  const count = Number(given ?? 60);
  return count < 90 ? counted(count, "segundo", "segundos") : counted(Math.ceil(count / 60), "minuto", "minutos");
};

export const otherProblems: Catalogue["otherProblems"] = {
  "network.offline": "El servidor no responde. Revise su conexión.",
  "server.bad_host": "Esta petición no dice a qué dirección va dirigida.",
  "server.body_too_large": "Es demasiado grande para enviarlo.",
  "server.body_too_slow": "El envío tardó demasiado.",
  "server.failed": "Se ha producido un error en el servidor.",
  "server.invalid": "Algunos campos no son válidos.",
  "server.method_not_allowed": "Esta acción no es posible aquí.",
  "server.no_space": "El servidor no tiene espacio para guardar.",
  "server.not_found": "No se ha encontrado.",
  "server.too_many": ({ seconds }) => `Demasiados intentos. Inténtelo de nuevo dentro de ${soon(seconds)}.`,
  "server.conflict": "Ha llegado otro cambio al mismo tiempo. Inténtelo de nuevo.",
  "server.unavailable": "El servicio no está disponible por el momento.",
  "server.unknown_host": "Esta dirección no es la de este sitio.",
  "server.unsupported_body": "Este formato no se acepta.",
  "site.idempotency_key_reused": "Esto ya se ha guardado.",
  "site.not_suspended": "Este sitio no está suspendido.",
  "site.revision_missing": "Falta la versión de partida: recargue la página.",
  "site.section_too_long": ({ maxChars }) =>
    `Esta sección contiene demasiado texto: ${figure(Number(maxChars))} caracteres como máximo por idioma. Acórtela o quite elementos.`,
  "site.slug_taken": "Esta dirección ya está en uso.",
  "site.too_many_items": ({ max }) => `${max} elementos como máximo en esta lista. Quite uno para añadir otro.`,
  "site.too_many_languages": ({ max }) => `${max} idiomas como máximo.`,
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

export const problemForms: Catalogue["problemForms"] = {
  withReference: (text, reference) => `${text} (ref. ${reference})`,
};
