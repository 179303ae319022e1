// Numbers, sizes and hours as Spanish writes them. The pages of i18n/ are read only after this language has spoken up, so
// nothing here may import them; the same holds for every file of this folder, types apart.
// One word for one thing: sitio, sección, borrador, versión, diseño (layout), tema, Inicio, espacio (room), copia (archive
// that is taken along), archivo (file), comentario (remark), enlace de revisión, denuncia (complaint), resumen semanal
// (letter), administración (operation), titular (owner), llave de acceso (passkey), verificación en dos pasos, código de
// recuperación, clave de activación, página de espera, panel (dashboard), en línea, en construcción.
// Remarks and complaints are 'resueltos'; cifras are statistics, and what one types are números or dígitos.
// One 'quita' what can come back and 'elimina' what cannot; 'completar' is to fill in, 'subir' is to upload. Usted.
// Words that one side of the ocean does not say are left out: no ordenador or computadora (Escritorio), no coger, no móvil,
// no Intro (Enter). What both say but write apart stands as most write it: video, for visitors too.
export const locale = "es";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12.400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 visita', '0 visitas', '1.000.000 de visitas'. */
export function counted(number: number, one: string, other: string): string {
  const form = rules.select(number);
  return `${figure(number)} ${form === "one" ? one : form === "many" ? `de ${other}` : other}`;
}

const sizeUnits = ["KB", "MB", "GB", "TB"] as const;
const kilobyte = 1000;

/** In the largest unit that makes it one at least. */
function sized(bytes: number, numbers: Intl.NumberFormat, space: string): string {
  let value = bytes / kilobyte;
  let unit = 0;
  while (Math.round(value) >= kilobyte && unit < sizeUnits.length - 1) {
    value /= kilobyte;
    unit += 1;
  }
  return `${numbers.format(unit === 0 ? Math.round(value) : value)}${space}${sizeUnits[unit]}`;
}

const diskSizes = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
/** '1,23 GB', as i18n/operation.ts says it. */
export const diskSize = (bytes: number): string =>
  sized(bytes > 0 ? Math.max(kilobyte, bytes) : 0, diskSizes, "\u00a0");

const hours = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hourCycle: "h23" });
/** '9:05'. */
export const hourOf = (date: Date): string => hours.format(date);
/** 'la 1:05', 'las 9:05'. */
export const theHour = (hour: string): string => `${/^0?1:/.test(hour) ? "la" : "las"} ${hour}`;
/** 'la 1:00', 'las 9:00', and 'las 0:00' for 24. */
export const theFullHour = (hour: number): string => theHour(`${hour % 24}:00`);

const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
/** '12 de noviembre de 2026'. */
export const dayOf = (iso: string): string => days.format(new Date(iso));
export const dayAtHour = (day: string, hour: string): string => `${day} a ${theHour(hour)}`;
/** '12 de noviembre de 2026 a las 9:05'. */
export const momentOf = (iso: string): string => dayAtHour(dayOf(iso), hourOf(new Date(iso)));

export const seconds = (count: string): string => `${count}\u00a0s`;
export const minutes = (count: string): string => `${count}\u00a0min`;
