// Numbers, sizes and moments in Arabic, by `Intl`; what is counted has six forms.
// Nothing of i18n/ may be imported here: those pages would be read before this language has spoken up.
export const locale = "ar-EG";

const plain = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);
const roundSizes = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
const durations = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
const hours = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
const hoursAlone = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });

/** A name, an address or a file's name of any script: its own order stays, and so does that of the sentence. */
export const apart = (text: unknown): string => `\u2068${String(text ?? "")}\u2069`;

export const figure = (number: number): string => plain.format(number);

export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;
/** The form that this number asks for; '#' in it is the number. */
export const counted = (number: number, forms: Forms): string =>
  forms[rules.select(number)].replaceAll("#", figure(number));

export const secondsCounted = (number: unknown): string =>
  counted(Number(number), {
    zero: "# ثانية",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: "# ثوانٍ",
    many: "# ثانية",
    other: "# ثانية",
  });
/** After a preposition: 'خلال يومين'. */
export const daysCounted = (number: unknown): string =>
  counted(Number(number), {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });

const kilobyte = 1000;
const units = ["كيلوبايت", "ميغابايت", "غيغابايت", "تيرابايت"];

/** As `size` of i18n/operation.ts: from a picture's to a disk's. */
export function size(bytes: number): string {
  let value = bytes / kilobyte;
  let unit = 0;
  while (value >= kilobyte && unit < units.length - 1) {
    value /= kilobyte;
    unit += 1;
  }
  return `${roundSizes.format(bytes > 0 ? Math.max(1, value) : 0)}\u00a0${units[unit]}`;
}

/** '٩:٠٥ ص'. */
export const hourOf = (date: Date): string => hours.format(date);
/** '٩ ص'; 24 is midnight. */
export const hourAlone = (hour: number): string => hoursAlone.format(new Date(Date.UTC(2000, 0, 1, hour % 24)));
/** '١٢ نوفمبر ٢٠٢٦'. */
export const dayOf = (iso: string): string => days.format(new Date(iso));
export const dayAtHour = (day: string, hour: string): string => `${day} الساعة ${hour}`;
/** '١٢ نوفمبر ٢٠٢٦ الساعة ٩:٠٥ ص'. */
export const moment = (iso: string): string => dayAtHour(dayOf(iso), hourOf(new Date(iso)));

export const shortSeconds = (count: string): string => `${count}\u00a0ث`;
export const shortMinutes = (count: string): string => `${count}\u00a0د`;
export const duration = (seconds: number): string =>
  seconds < 90 ? shortSeconds(durations.format(seconds)) : shortMinutes(durations.format(Math.round(seconds / 60)));
