// What another language of the dashboard has to say where no catalogue says it yet: every page of the French one (i18n/), under its name. A missing sentence does not compile.
import type { SectionsLabels } from "../site/sections/section";

type Pages = typeof import("../i18n/languages") &
  typeof import("../i18n/punctuation") &
  typeof import("../i18n/visits");

/** Any words in the place of these ones: of French, `as const` knows the very letters. */
type Other<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Other<Said>
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Other<T[K]> }
      : { readonly [K in keyof T]: Other<T[K]> };

type Page = `${string}${"Words" | "Problems" | "Sentences" | "Names" | "Forms"}`;

/** Each language is a folder that says them, and speaks up in its `index.ts`, which the server names in the page. */
export type Catalogue = { readonly [K in keyof Pages as K extends Page ? K : never]: Other<Pages[K]> } & {
  readonly sectionLabels: SectionsLabels;
};
