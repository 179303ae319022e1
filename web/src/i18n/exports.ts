// What an owner exports: the words of its part of the account screen.
import { untilDay } from "./days";
import { date } from "./format";
import { spoken } from "./spoken";
import * as french from "./words/fr/exports.gen";

export const exportWords = spoken("exportWords", french.exportWords);

const steps = new Map(Object.entries(exportWords.steps));
/** What is being prepared just now. */
export const stepOf = (step: string): string => steps.get(step) ?? "";

/** Until when it is kept. */
export const keptUntil = (iso: string): string =>
  exportWords.until(
    untilDay(
      date(new Date(iso), { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }),
    ),
  );
