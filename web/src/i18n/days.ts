// A day inside of a sentence. What stands before it depends on the day in some languages: Italian says 'dal 12', 'dall’8' and
// 'da lunedì'.
import { spoken } from "./spoken";
import * as french from "./words/fr/days.gen";

export const dayForms = spoken("dayForms", french.dayForms);

const formOf = (day: string) => (/^(?:8|11)\b/.test(day) ? "elided" : /^\d/.test(day) ? "numbered" : "named");

export const fromDay = (day: string): string => dayForms.from[formOf(day)](day);
export const untilDay = (day: string): string => dayForms.until[formOf(day)](day);
export const onDay = (day: string): string => dayForms.on[formOf(day)](day);
