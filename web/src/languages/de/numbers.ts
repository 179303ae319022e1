// Numbers, sizes and hours as German writes them. The pages of i18n/ are read only after this language has spoken up, so
// nothing here may import them; the same holds for every file of this folder, types apart.
// One word for one thing: Website (site), Seite (page), Abschnitt (section), Entwurf (draft), Version, Layout,
// Farbschema (theme), Start (home), Dashboard, bezahlte und kostenlose Version, Aktivierungsschlüssel,
// Lebenslauf (CV), Impressum (legal page), Beispiel (sample), Eintrag (item), Speicherplatz (room), Anmerkung
// (remark), Link zum Gegenlesen (review link), Meldung (complaint), Wochenbericht (letter), Betreiber (operator),
// Verwaltung (operation), Passkey, zweiter Faktor, Notfallcode (recovery code), Platzhalterseite, online, im Aufbau,
// Bildausschnitt (focus), Ausgangstext (what is translated), Benachrichtigung (mail about a message), Smartphone.
// One 'entfernt' what can come back and 'löscht' what cannot; one 'registriert sich' and 'meldet sich an' and 'ab'; one
// 'stellt wieder her', 'verwirft' and 'nimmt mit'.
export const locale = "de";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12.400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 Besuch', '0 Besuche'. */
export const counted = (number: number, one: string, other: string): string =>
  `${figure(number)} ${byNumber(number, one, other)}`;

const sizeUnits = ["KB", "MB", "GB", "TB"] as const;
const kilobyte = 1000;

/** In the largest unit that makes it one at least. */
function sized(bytes: number, numbers: Intl.NumberFormat): string {
  let value = bytes / kilobyte;
  let unit = 0;
  while (Math.round(value) >= kilobyte && unit < sizeUnits.length - 1) {
    value /= kilobyte;
    unit += 1;
  }
  return `${numbers.format(unit === 0 ? Math.round(value) : value)}\u00a0${sizeUnits[unit]}`;
}

const diskSizes = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
/** '1,23 GB', as i18n/operation.ts says it. */
export const diskSize = (bytes: number): string => sized(bytes > 0 ? Math.max(kilobyte, bytes) : 0, diskSizes);

const hours = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
/** '09:05'. */
export const hourOf = (date: Date): string => hours.format(date);
/** '9', and '24' for midnight: the hour at which something ends, before 'Uhr'. */
export const endHour = (hour: number): string => String(hour % 24 || 24);

const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
/** '12. November 2026'. */
export const dayOf = (iso: string): string => days.format(new Date(iso));
export const dayAtHour = (day: string, hour: string): string => `${day} um ${hour}\u00a0Uhr`;
/** '12. November 2026 um 09:05 Uhr'. */
export const momentOf = (iso: string): string => dayAtHour(dayOf(iso), hourOf(new Date(iso)));

export const seconds = (count: string): string => `${count}\u00a0s`;
export const minutes = (count: string): string => `${count}\u00a0min`;
