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

/** 'anglais, espagnol et chamorro'. */
export const listed = (parts: readonly string[]): string =>
  formatter(Intl.ListFormat, { type: "conjunction" }).format(parts);
/** 'png, jpeg ou svg'. */
export const eitherOf = (parts: readonly string[]): string =>
  formatter(Intl.ListFormat, { type: "disjunction" }).format(parts);
