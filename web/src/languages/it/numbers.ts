// Numbers, sizes and moments as Italian writes them. The pages of i18n/ are read only after this language has spoken up, so
// nothing here may import them; the same holds for every file of this folder, types apart.
// The owner is «tu»; buttons are imperatives ('Salva'). Whoever reads may be a woman or a man: no 'benvenuto', no 'connesso'.
// One word for one thing: sito, sezione, bozza, versione, impaginazione (layout), tema, Home, anteprima, spazio (room),
// caricare (to upload), elenco (list), team, osservazione (remark), link di revisione, segnalazione (complaint), riepilogo
// settimanale (letter), gestore (operator), passkey, verifica in due passaggi, codice di recupero, pagina di attesa, online,
// in costruzione, pannello (dashboard), versione a pagamento, chiave di attivazione. One gets into an account (accedere a):
// 'aprire un account' would be to sign up. What other Italian pages of ours say (locales/it/) is said here too.
// One removes (rimuovere) what can come back and deletes (eliminare) what cannot; one fills in (compilare) and restores
// (ripristinare); data one takes along (portare con sé).
export const locale = "it";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12.400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 visita', '0 visite'. */
export const counted = (number: number, one: string, other: string): string =>
  `${figure(number)} ${byNumber(number, one, other)}`;

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

const hours = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
/** '09:05'. */
export const hourOf = (date: Date): string => hours.format(date);
/** '09:00', and '00:00' for 24. */
export const fullHour = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;

const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
/** '12 novembre 2026'. */
export const dayOf = (iso: string): string => days.format(new Date(iso));
/** Not 'alle': that would be 'all’' at one o'clock. */
export const dayAtHour = (day: string, hour: string): string => `${day}, ore ${hour}`;
/** '12 novembre 2026, ore 09:05'. */
export const momentOf = (iso: string): string => dayAtHour(dayOf(iso), hourOf(new Date(iso)));

/** The eighth and the eleventh elide the article; a day of the week has none. */
const before = (day: string, elided: string, full: string, bare: string): string =>
  `${/^(?:8|11)\b/.test(day) ? elided : /^\d/.test(day) ? full : bare}${day}`;
/** 'il 12 novembre', 'l’8 novembre', 'lunedì 9 novembre'. */
export const onDay = (day: string): string => before(day, "l’", "il ", "");
/** 'dal 12 novembre', 'dall’8 novembre', 'da lunedì 9 novembre'. */
export const fromDay = (day: string): string => before(day, "dall’", "dal ", "da ");

export const seconds = (count: string): string => `${count}\u00a0s`;
export const minutes = (count: string): string => `${count}\u00a0min`;
