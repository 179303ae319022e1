// Moments as the inbox writes them: '10 h 12', 'Hier', '12 nov.', 'samedi 15 novembre, 10 h 12'.
import { date, hourOf } from "../../i18n/format";
import { inboxWords } from "../../i18n/messages";
import { punctuationForms } from "../../i18n/punctuation";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
/** With its year, where that is another one. */
const written = (day: Date, form: Intl.DateTimeFormatOptions, now: Date): string =>
  date(day, day.getFullYear() === now.getFullYear() ? form : { ...form, year: "numeric" });

export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) return hourOf(moment);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (moment.toDateString() === yesterday.toDateString()) return inboxWords.yesterday;
  return written(moment, DAY, now);
}

export function longMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  return written(moment, LONG_DAY, now) + punctuationForms.comma + hourOf(moment);
}
