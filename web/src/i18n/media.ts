// Uploads: what is said of a file before and while it is sent. Refusals are in problems.ts.
import { eitherOf } from "./format";
import { spoken } from "./spoken";
import * as french from "./words/fr/media.gen";

export const mediaWords = spoken("mediaWords", french.mediaWords);

/** 'png, jpeg ou svg'. */
export const typesListed = (types: readonly string[]): string =>
  eitherOf(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));
