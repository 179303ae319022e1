import type { Catalogue } from "../catalogue";
import { dayAtHour, hourOf, shortMinutes, shortSeconds } from "./numbers";

export const timeForms: Catalogue["timeForms"] = {
  hour: hourOf,
  dayAtHour,
  seconds: shortSeconds,
  minutes: shortMinutes,
};
