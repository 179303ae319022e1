// What another language of the dashboard has to say (French is i18n/): every page of the French one, under its name. A missing sentence does not compile.
import type { SectionsLabels } from "../site/sections/section";

type Pages = typeof import("../i18n/punctuation") &
  typeof import("../i18n/richText") &
  typeof import("../i18n/projectPage") &
  typeof import("../i18n/focus") &
  typeof import("../i18n/look") &
  typeof import("../i18n/projectPage") &
  typeof import("../i18n/accounts") &
  typeof import("../i18n/appearance") &
  typeof import("../i18n/cv") &
  typeof import("../i18n/dashboard") &
  typeof import("../i18n/days") &
  typeof import("../i18n/domains") &
  typeof import("../i18n/editor") &
  typeof import("../i18n/factors") &
  typeof import("../i18n/problems") &
  typeof import("../i18n/hour") &
  typeof import("../i18n/imports") &
  typeof import("../i18n/isoLanguageNames") &
  typeof import("../i18n/languages") &
  typeof import("../i18n/legal") &
  typeof import("../i18n/media") &
  typeof import("../i18n/messages") &
  typeof import("../i18n/operation") &
  typeof import("../i18n/ownerBar") &
  typeof import("../i18n/publishing") &
  typeof import("../i18n/reviews") &
  typeof import("../i18n/richText") &
  typeof import("../i18n/room") &
  typeof import("../i18n/sharing") &
  typeof import("../i18n/strangers") &
  typeof import("../i18n/suspension") &
  typeof import("../i18n/takeaways") &
  typeof import("../i18n/translation") &
  typeof import("../i18n/ui") &
  typeof import("../i18n/versions") &
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

/** Each language is a folder that says all of it, and speaks up in its `index.ts`, which the server names in the page. */
export type Catalogue = { readonly [K in keyof Pages as K extends Page ? K : never]: Other<Pages[K]> } & {
  readonly sectionLabels: SectionsLabels;
};
