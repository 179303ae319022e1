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
