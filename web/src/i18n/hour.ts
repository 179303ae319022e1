// How an hour, a moment and a length of time are written, where `Intl` has no form of its own.
import { spoken } from "./spoken";

export const timeForms = spoken("timeForms", {
  /** '9 h 05': an hour as French writes it. */
  hour: (date: Date): string => `${date.getHours()} h ${String(date.getMinutes()).padStart(2, "0")}`,
  dayAtHour: (day: string, hour: string): string => `${day} à ${hour}`,
  seconds: (count: string): string => `${count}\u00a0s`,
  minutes: (count: string): string => `${count}\u00a0min`,
});

export const hourOf = timeForms.hour;
