// Numbers, sizes and hours as British English writes them. The pages of i18n/ are read only after this language has spoken
// up, so nothing here may import them; the same holds for every file of this folder, types apart.
// One word for one thing: site, section, draft, version, layout, theme, Home, storage (room), comment (remark), review link,
// report (complaint), weekly summary (letter), operator, passkey, two-factor authentication, recovery code, placeholder page,
// online, under construction, image, suggestion (proposal), status, email.
// One removes what can come back and deletes what cannot; one signs in, up and out; one takes data along.
export const locale = "en-GB";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12,400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 visit', '0 visits'. */
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
/** '1.23 GB', as i18n/operation.ts says it. */
export const diskSize = (bytes: number): string =>
  sized(bytes > 0 ? Math.max(kilobyte, bytes) : 0, diskSizes, "\u00a0");

const hours = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
/** '09:05'. */
export const hourOf = (date: Date): string => hours.format(date);
/** '09:00', and '00:00' for 24. */
export const fullHour = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;

const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
/** '12 November 2026'. */
export const dayOf = (iso: string): string => days.format(new Date(iso));
export const dayAtHour = (day: string, hour: string): string => `${day} at ${hour}`;
/** '12 November 2026 at 09:05'. */
export const momentOf = (iso: string): string => dayAtHour(dayOf(iso), hourOf(new Date(iso)));

export const seconds = (count: string): string => `${count}\u00a0s`;
export const minutes = (count: string): string => `${count}\u00a0min`;
