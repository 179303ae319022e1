// Moments as the inbox writes them: '10 h 12', 'Hier', '12 nov.', 'samedi 15 novembre, 10 h 12'.
import { hourOf } from "../../i18n/format";
import { inboxWords } from "../../i18n/messages";
import { punctuationForms } from "../../i18n/punctuation";
import { locale } from "../../i18n/spoken";

const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" });
const longDay = new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long" });
const longDayAndYear = new Intl.DateTimeFormat(locale(), {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

export function shortMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return hourOf(date);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return inboxWords.yesterday;
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date);
}

export function longMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const form = date.getFullYear() === now.getFullYear() ? longDay : longDayAndYear;
  return form.format(date) + punctuationForms.comma + hourOf(date);
}
