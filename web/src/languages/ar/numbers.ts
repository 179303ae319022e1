// Numbers, sizes and moments in Arabic, by `Intl`; what is counted has six forms.
// Nothing of i18n/ may be imported here: those pages would be read before this language has spoken up.
export const locale = "ar-EG";

const plain = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** A name, an address or a file's name of any script: its own order stays, and so does that of the sentence. */
export const apart = (text: unknown): string => `\u2068${String(text ?? "")}\u2069`;

export const figure = (number: number): string => plain.format(number);

export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;
/** The form that this number asks for; '#' in it is the number. */
export const counted = (number: number, forms: Forms): string =>
  forms[rules.select(number)].replaceAll("#", figure(number));
