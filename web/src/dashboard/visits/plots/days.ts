// How days are written beneath and beside the columns.

import { locale } from "../../../i18n/spoken";
import { type Column, dateOf } from "../figures";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { timeZone: "UTC", ...options });
const weekday = format({ weekday: "short", day: "numeric" });
const dayAndMonth = format({ day: "numeric", month: "short" });
const month = format({ month: "short" });
const whole = format({ weekday: "long", day: "numeric", month: "long" });
const wholeWithYear = format({ day: "numeric", month: "long", year: "numeric" });

/** 'lundi 9 novembre'. */
export const longDay = (day: string): string => whole.format(dateOf(day));
/** '9 novembre 2026'. */
export const dayAndYear = (day: string): string => wholeWithYear.format(dateOf(day));

/** The months in which a column of days or weeks holds the first day. */
const startsMonth = ({ from, to }: Column): boolean =>
  dateOf(from).getUTCDate() === 1 || from.slice(5, 7) !== to.slice(5, 7);

/** Few enough to be read: each of seven days, every Monday of a month, the first days of months. */
export function markOf(column: Column, columns: readonly Column[]): { text: string; isSpare: boolean } | undefined {
  const date = dateOf(column.from);
  if (columns.length <= 7) return { text: weekday.format(date), isSpare: false };
  if (columns.length <= 31) {
    return date.getUTCDay() === 1 ? { text: dayAndMonth.format(date), isSpare: false } : undefined;
  }
  if (!startsMonth(column)) return undefined;
  const isWeekly = column.from !== column.to || columns.length < 60;
  const first = dateOf(column.to);
  return {
    text: isWeekly ? month.format(first) : dayAndMonth.format(date),
    isSpare: isWeekly && first.getUTCMonth() % 2 === 1,
  };
}
