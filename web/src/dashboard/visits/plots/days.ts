// How days are written beneath and beside the columns.

import { date } from "../../../i18n/format";
import { type Column, dateOf } from "../figures";

const written = (day: Date, options: Intl.DateTimeFormatOptions): string => date(day, { timeZone: "UTC", ...options });
const dayAndMonth = (day: Date): string => written(day, { day: "numeric", month: "short" });

/** 'lundi 9 novembre'. */
export const longDay = (day: string): string =>
  written(dateOf(day), { weekday: "long", day: "numeric", month: "long" });
/** '9 novembre 2026'. */
export const dayAndYear = (day: string): string =>
  written(dateOf(day), { day: "numeric", month: "long", year: "numeric" });

/** The months in which a column of days or weeks holds the first day. */
const startsMonth = ({ from, to }: Column): boolean =>
  dateOf(from).getUTCDate() === 1 || from.slice(5, 7) !== to.slice(5, 7);

/** Few enough to be read: each of seven days, every Monday of a month, the first days of months. */
export function markOf(column: Column, columns: readonly Column[]): { text: string; isSpare: boolean } | undefined {
  const from = dateOf(column.from);
  if (columns.length <= 7) return { text: written(from, { weekday: "short", day: "numeric" }), isSpare: false };
  if (columns.length <= 31) {
    return from.getUTCDay() === 1 ? { text: dayAndMonth(from), isSpare: false } : undefined;
  }
  if (!startsMonth(column)) return undefined;
  const isWeekly = column.from !== column.to || columns.length < 60;
  const first = dateOf(column.to);
  return {
    text: isWeekly ? written(first, { month: "short" }) : dayAndMonth(from),
    isSpare: isWeekly && first.getUTCMonth() % 2 === 1,
  };
}
