// The addresses of the dashboard's screens.
import { sections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";

export const siteSettingsPath = "/dashboard/typesite";
/** There this language stands ready to be added. */
export const languageToAdd = (code: string): string => `${siteSettingsPath}?langue=${code}`;
export const landingPath = "/dashboard";
export const languagesPath = "/dashboard/langues";
/** Where and whether the site is shown: its address, its domains, its state. */
export const publicationPath = "/dashboard/diffusion";
export const messagesPath = "/dashboard/messages";
export const accountPath = "/dashboard/account";
/** What goes in and out of the account: import, export, versions, space used. */
export const dataPath = "/dashboard/donnees";
export const importPath = "/dashboard/import";
export const versionsPath = "/dashboard/versions";
/** The versions of one section, or of the site's own settings. */
export const versionsOf = (place: SectionName | "settings"): string => `${versionsPath}?section=${place}`;
export const reviewLinksPath = "/dashboard/partage";
export const visitsPath = "/dashboard/visites";
/** All texts, in this language. */
export const textsPath = "/dashboard/textes";
export const textsIn = (language: string): string => `${textsPath}?lang=${language}`;
export const storagePath = "/dashboard/place";
export const editorPath = (section: SectionName): string => `/dashboard/${sections[section].route}`;
