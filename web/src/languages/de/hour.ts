// How an hour, a moment and a length of time are written.
import type { Catalogue } from "../catalogue";
import { dayAtHour, hourOf, minutes, seconds } from "./numbers";

export const timeForms: Catalogue["timeForms"] = { hour: hourOf, dayAtHour, seconds, minutes };
