// How numbers, and what is counted, stand in the sentences of words/. Nothing here may ask which language is spoken: a
// language's words are read before it has spoken up.
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const made = new Map<string, { figures: Intl.NumberFormat; rules: Intl.PluralRules }>();

function rulesOf(locale: string) {
  const known = made.get(locale) ?? { figures: new Intl.NumberFormat(locale), rules: new Intl.PluralRules(locale) };
  made.set(locale, known);
  return known;
}

export function sentencesIn(locale: string) {
  return {
    /** '12 400'. */
    figure: (number: number): string => rulesOf(locale).figures.format(number),
    /** The form that this number asks for. */
    counted: (number: number, forms: Forms): string => forms[rulesOf(locale).rules.select(number)] ?? forms.other,
  };
}
