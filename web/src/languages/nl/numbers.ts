// Numbers as Dutch writes them. The pages of i18n/ are read only after this language has spoken up, so nothing here may
// import them; the same holds for every file of this folder, types apart.
export const locale = "nl";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12.400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 bezoek', '0 bezoeken'. */
export const counted = (number: number, one: string, other: string): string =>
  `${figure(number)} ${byNumber(number, one, other)}`;
