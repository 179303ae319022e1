// What an owner takes along: the words of its part of the account screen.
import { untilDay } from "./days";
import { hourOf, timeForms } from "./hour";
import { locale, spoken } from "./spoken";
import * as french from "./words/fr/takeaways.gen";

export const takeawayWords = spoken("takeawayWords", french.takeawayWords);

const steps = new Map(Object.entries(takeawayWords.steps));
/** What is being prepared just now. */
export const stepOf = (step: string): string => steps.get(step) ?? "";

const day = new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long" });

/** Until when it is kept. */
export function keptUntil(iso: string): string {
  const until = new Date(iso);
  return takeawayWords.until(untilDay(timeForms.dayAtHour(day.format(until), hourOf(until))));
}
