// The way through the editors (D5, D53): each 'Suivant' and 'Retour', and the bar of steps above them.
import { editingOrder, sections, sideSections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";
import { titleOf } from "./labels";

/** The first editor also asks for what concerns the whole site. */
export const isFirstEditor = (section: SectionName): boolean => section === editingOrder[0];

export const typesitePath = "/dashboard/typesite";
/** There this language stands ready to be added. */
export const languageToAdd = (code: string): string => `${typesitePath}?langue=${code}`;
export const landingPath = "/dashboard";
export const versionsPath = "/dashboard/versions";
/** The versions of one section, or of the site's own settings. */
export const versionsOf = (place: SectionName | "settings"): string => `${versionsPath}?section=${place}`;
export const sharePath = "/dashboard/partage";
export const visitsPath = "/dashboard/visites";
/** All texts, in this language. */
export const textsPath = "/dashboard/textes";
export const textsIn = (language: string): string => `${textsPath}?lang=${language}`;
export const roomPath = "/dashboard/place";
export const editorPath = (section: SectionName): string => `/dashboard/${sections[section].route}`;

export interface Step {
  path: string;
  title: string;
  section: SectionName | null;
}

export const steps: readonly Step[] = [
  { path: typesitePath, title: editorWords.siteType, section: null },
  ...editingOrder.map((section) => ({ path: editorPath(section), title: titleOf(section), section })),
];

/** Whether a section is edited there: the chain begins and ends elsewhere. */
export const isEditor = (path: string): boolean => steps.some((step) => step.section !== null && step.path === path);

/** Its editor stands beside the chain (D53): it is reached from the landing, and leads back there. */
export const isBeside = (section: SectionName): boolean => (sideSections as readonly SectionName[]).includes(section);

export function neighbours(section: SectionName): { back: string; next: string | null } {
  if (isBeside(section)) return { back: landingPath, next: null };
  const place = steps.findIndex((step) => step.section === section);
  return { back: steps[place - 1]?.path ?? typesitePath, next: steps[place + 1]?.path ?? landingPath };
}
