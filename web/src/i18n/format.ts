// How numbers, sizes, moments and lists are written: `Intl`'s ways. Formatters are made when they are first asked for: this
// is read before another language has spoken up.
import { locale } from "./spoken";

const made = new Map<string, unknown>();

/** One formatter for each language and use: they are dear to make. */
function formatter<Formatter, Options>(
  kind: new (language: string, options: Options) => Formatter,
  options: Options,
  language = locale(),
): Formatter {
  const key = `${kind.name} ${language} ${JSON.stringify(options)}`;
  const known = (made.get(key) as Formatter | undefined) ?? new kind(language, options);
  made.set(key, known);
  return known;
}

const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat => formatter(Intl.NumberFormat, options);
const units = (unit: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numbers({ style: "unit", unit, unitDisplay: "short", ...options });

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** For the sentences of words/, each in the language of its file. */
export function sentencesIn(language: string) {
  return {
    /** '12 400'. */
    figure: (number: number): string => formatter(Intl.NumberFormat, {}, language).format(number),
    /** The form that this number asks for. */
    counted: (number: number, forms: Forms): string =>
      forms[formatter(Intl.PluralRules, {}, language).select(number)] ?? forms.other,
  };
}

/** '12 400', '1,5'. */
export const figure = (number: number): string => numbers({}).format(number);
/** '0,875': as it can be typed again, in Arabic too with these digits. */
export const typedNumber = (number: number): string =>
  numbers({ maximumFractionDigits: 3, numberingSystem: "latn" }).format(number);
/** '1,5', '2,0': with this many digits behind the sign at most, and one at least. */
export const decimal = (number: number, most: number): string =>
  numbers({ minimumFractionDigits: 1, maximumFractionDigits: most }).format(number);
/** '+2'. */
export const difference = (number: number): string => numbers({ signDisplay: "exceptZero" }).format(number);

/** '+24 %'. */
export const change = (ratio: number): string => numbers({ style: "percent", signDisplay: "exceptZero" }).format(ratio);
/** '250 k': beside a plot's lines, where there is little room. */
export const roundFigure = (number: number): string => numbers({ notation: "compact" }).format(number);

/** '97 %'. What is not nothing is not said to be nothing, and what is not all not all. */
export function share(part: number, whole: number): string {
  const shares = numbers({ style: "percent" });
  if (!whole) return shares.format(0);
  const rounded = Math.round((part / whole) * 100) / 100;
  if (part > 0 && rounded === 0) return `< ${shares.format(0.01)}`;
  if (part < whole && rounded === 1) return `> ${shares.format(0.99)}`;
  return shares.format(rounded);
}

/** '97 %', never more than it is. */
export const percent = (part: number): string => numbers({ style: "percent" }).format(Math.floor(part * 100) / 100);

const SIZES = ["kilobyte", "megabyte", "gigabyte", "terabyte"];

/** '412 ko', '1,2 Mo', '2 Go': what is not nothing is one kilobyte at least. */
export function fileSize(bytes: number): string {
  let value = bytes > 0 ? Math.max(1, Math.round(bytes / 1000)) : 0;
  let unit = 0;
  while (Math.round(value * 10) / 10 >= 1000 && unit < SIZES.length - 1) {
    unit += 1;
    value = bytes / 1000 ** (unit + 1);
  }
  return units(SIZES[unit] as string, { maximumFractionDigits: 1 }).format(value);
}

/** '0,25 s', '3,2 s': of milliseconds. */
export const seconds = (milliseconds: number): string =>
  units("second", { maximumFractionDigits: milliseconds < 1000 ? 2 : 1 }).format(milliseconds / 1000);
/** '3,2 s', '5 min'. */
export const duration = (seconds: number): string =>
  seconds < 90
    ? units("second", { maximumSignificantDigits: 2 }).format(seconds)
    : units("minute", { maximumSignificantDigits: 2 }).format(Math.round(seconds / 60));

/** CLDR writes '09:05' in French too, where people, and our mails, write '9 h 05'. */
const withFrenchHours = (written: string): string =>
  written.replace(/(\d+):(\d\d)/, (_, hours, minutes) =>
    [Number(hours), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0"),
  );

export function date(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const written = formatter(Intl.DateTimeFormat, options).format(moment);
  return locale().startsWith("fr") ? withFrenchHours(written) : written;
}

/** '9 h 05'. */
export const hourOf = (moment: Date): string => date(moment, { timeStyle: "short" });
/** '9 h', of an hour of the day; 24 is midnight. */
export const wholeHour = (hour: number): string =>
  date(new Date(Date.UTC(2000, 0, 1, hour)), { timeStyle: "short", timeZone: "UTC" });
/** '12 novembre 2026'. */
export const dayOf = (iso: string): string => date(new Date(iso), { dateStyle: "long" });
/** '12 novembre 2026 à 9 h 05'. */
export const momentOf = (iso: string): string => date(new Date(iso), { dateStyle: "long", timeStyle: "short" });

/** 'il y a 3 heures', 'hier'. */
export const ago = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  formatter(Intl.RelativeTimeFormat, { numeric: "auto" }).format(-count, unit);

/** 'anglais, espagnol et chamorro'. */
export const listed = (parts: readonly string[]): string =>
  formatter(Intl.ListFormat, { type: "conjunction" }).format(parts);
/** 'png, jpeg ou svg'. */
export const eitherOf = (parts: readonly string[]): string =>
  formatter(Intl.ListFormat, { type: "disjunction" }).format(parts);

/** 'Belgique' of BE, or the code itself. */
export const regionName = (code: string): string =>
  formatter(Intl.DisplayNames, { type: "region", fallback: "code" }).of(code) ?? code;
