// 'Visites': what was counted, said so that one need not know anything about statistics.
import { spoken } from "./spoken";
import * as french from "./words/fr/visits.gen";

export const visitWords = spoken("visitWords", french.visitWords);

const nameIn = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** Of a page of the site, by its address. */
export const pageName = (value: string): string => nameIn(visitWords.pageNames, value);
export const deviceName = (value: string): string => nameIn(visitWords.deviceNames, value);
export const afterName = (value: string): string => nameIn(visitWords.afterNames, value);
/** Nothing of a time that this version does not know. */
export const mostAfter: Readonly<Record<string, string>> = visitWords.mostAfter;
/** Of what was opened, a contact's network apart. */
export const clickName = (value: string): string => nameIn(visitWords.clickNames, value);
