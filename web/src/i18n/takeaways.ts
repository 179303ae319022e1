// What an owner takes along: the words of its part of the account screen.
import { untilDay } from "./days";
import { date } from "./format";
import { spoken } from "./spoken";
import * as french from "./words/fr/takeaways.gen";

export const takeawayWords = spoken("takeawayWords", french.takeawayWords);

const steps = new Map(Object.entries(takeawayWords.steps));
/** What is being prepared just now. */
export const stepOf = (step: string): string => steps.get(step) ?? "";

/** Until when it is kept. */
export const keptUntil = (iso: string): string =>
  takeawayWords.until(
    untilDay(
      date(new Date(iso), { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }),
    ),
  );
