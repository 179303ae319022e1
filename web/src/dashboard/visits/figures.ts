// From the server's days to what the plots and tables show. Pure; the words are in i18n/visits.ts.
import type { Schemas } from "../../api/client";

export type Day = Schemas["DayOut"];
export type Metric = "visits" | "views";
export type Range = 7 | 30 | 90 | 365;

/** A column of the plot: a day, or a week where days would be too thin to be seen. */
export interface Column {
  from: string;
  to: string;
  visits: number;
  views: number;
  messages: number;
  /** The same days of the period before. */
  before: { visits: number; views: number };
  /** Today's, or a week that the range cuts. */
  isPartial: boolean;
}

const mostColumns = 100;

export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const isMonday = (day: string): boolean => dateOf(day).getUTCDay() === 1;

const sumOf = (days: readonly Day[], key: "visits" | "views" | "messages"): number =>
  days.reduce((sum, day) => sum + day[key], 0);

export const totalsOf = (days: readonly Day[]) => ({
  visits: sumOf(days, "visits"),
  views: sumOf(days, "views"),
  messages: sumOf(days, "messages"),
});

/** Where a day was counted, by the owner's own look or a crawler's, and nobody has visited: 'ever', or in these days. */
export function unvisited({ since, days }: { since: string | null; days: readonly Day[] }): "ever" | "inRange" | null {
  if (totalsOf(days).visits > 0) return null;
  return since === null || since >= (days[0]?.day ?? "") ? "ever" : "inRange";
}

/** Days that stand in one column: each by itself, or from Monday to Sunday. */
function groupsOf(days: readonly Day[]): number[][] {
  if (days.length <= mostColumns) return days.map((_, place) => [place]);
  const groups: number[][] = [];
  days.forEach(({ day }, place) => {
    const last = groups.at(-1);
    if (last && !isMonday(day)) last.push(place);
    else groups.push([place]);
  });
  return groups;
}

export function columnsOf(days: readonly Day[], before: readonly Day[], today: string): Column[] {
  const isWeekly = days.length > mostColumns;
  return groupsOf(days).map((places) => {
    const here = places.flatMap((place) => days[place] ?? []);
    const then = places.flatMap((place) => before[place] ?? []);
    const { visits, views } = totalsOf(then);
    const to = here.at(-1)?.day ?? "";
    return {
      ...totalsOf(here),
      from: here[0]?.day ?? "",
      to,
      before: { visits, views },
      isPartial: to === today || (isWeekly && here.length < 7),
    };
  });
}

/** How much more, as a ratio of what was; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null => (before ? (now - before) / before : null);

/** The period before is all there: only then is a comparison fair. */
export const isComparable = (since: string | null, before: readonly Day[]): boolean =>
  since !== null && before[0] !== undefined && since <= before[0].day;

/** The top of the plot and its lines: whole numbers, four steps at most, and never so low that one visit fills it. */
export function scaleOf(most: number): { top: number; lines: number[] } {
  const wanted = Math.max(4, most);
  let step = 1;
  for (let power = 1; step * 4 < wanted; power *= 10) {
    step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((s) => s % 1 === 0 && s * 4 >= wanted) ?? 10 * power;
  }
  const count = Math.ceil(wanted / step);
  return { top: step * count, lines: Array.from({ length: count }, (_, line) => step * (line + 1)) };
}

/** The three hours in a row in which most come, if they stand out: twice what an even day would have. */
export function busiestHours(counts: readonly number[]): { from: number; to: number } | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const windows = counts.slice(0, 22).map((_, from) => counts.slice(from, from + 3).reduce((sum, c) => sum + c, 0));
  const most = Math.max(...windows);
  if (total < 10 || most < (total * 3 * 2) / 24) return null;
  // Where one hour has them all, it stands in the middle.
  const best = windows.flatMap((sum, from) => (sum === most ? [from] : []));
  const from = best[Math.floor((best.length - 1) / 2)] ?? 0;
  return { from, to: from + 3 };
}
