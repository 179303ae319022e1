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
