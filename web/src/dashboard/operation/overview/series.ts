// Which figures are plotted, and how each is said. Pure.
import { difference, figure, fileSize } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import type { Figures } from "../queries";

const words = operationWords.overview;

export type Day = Figures["days"][number];

export interface Series {
  key: string;
  title: string;
  /** What stands large, and what is said of it beneath. */
  now: string;
  hint: string;
  /** What a column shows; null: nobody counted on that day. */
  of: (day: Day) => number | null;
  written: (value: number) => string;
  /** Beside the plot's lines, where that would be too long. */
  onLines?: (value: number) => string;
  /** Something is wrong: said by the number's colour and by the hint. */
  isBad?: boolean;
}

const nothing = "–";
const said = (value: number | null | undefined, written = figure): string => (value == null ? nothing : written(value));

export function seriesOf({ days, mailsWaiting }: Figures): Series[] {
  const today = days.at(-1);
  const hint = (value: number | null | undefined, sentence: (value: number) => string): string =>
    value == null ? words.today : sentence(value);
  return [
    {
      key: "visits",
      title: words.visits,
      now: said(today?.visits),
      hint: hint(today?.views, words.views),
      of: (day) => day.visits,
      written: figure,
    },
    {
      key: "signUps",
      title: words.signUps,
      now: said(today?.signUps),
      hint: hint(today?.accounts, words.accounts),
      of: (day) => day.signUps,
      written: figure,
    },
    {
      key: "sites",
      title: words.sites,
      now: said(today?.sites),
      hint: hint(today?.newSites, (sites) => words.newSites(difference(sites))),
      of: (day) => day.newSites,
      written: words.newSitesOnDay,
      onLines: figure,
    },
    {
      key: "messages",
      title: words.messages,
      now: said(today?.messages),
      hint: words.today,
      of: (day) => day.messages,
      written: figure,
    },
    {
      key: "mails",
      title: words.mails,
      now: figure(mailsWaiting),
      hint: words.now,
      of: (day) => day.mailsWaiting,
      written: figure,
    },
    {
      key: "disk",
      title: words.disk,
      now: said(today?.diskUsedBytes, fileSize),
      hint: hint(today?.diskFreeBytes, (bytes) => words.diskFree(fileSize(bytes))),
      of: (day) => day.diskUsedBytes,
      written: fileSize,
      isBad: isDiskLow(today),
    },
    {
      key: "failed",
      title: words.failed,
      now: said(today?.failed),
      hint: words.failedHint,
      of: (day) => day.failed,
      written: figure,
      isBad: Boolean(today?.failed),
    },
    {
      key: "refused",
      title: words.refused,
      now: said(today?.refused),
      hint: words.refusedHint,
      of: (day) => day.refused,
      written: figure,
    },
  ];
}

const leastFreeShare = 0.1;
const leastFreeBytes = 1e9;

/** Saves are refused when it is full, so it is told before. */
export function isDiskLow(day: Day | undefined): boolean {
  if (day?.diskFreeBytes == null || day.diskUsedBytes == null) return false;
  const whole = day.diskFreeBytes + day.diskUsedBytes;
  return day.diskFreeBytes < leastFreeBytes || day.diskFreeBytes < whole * leastFreeShare;
}

/** A few are on their way at any moment. */
export const manyMails = 10;
