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
