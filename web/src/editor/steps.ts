// The steps through the editors: each 'Suivant' and 'Retour', and the bar of steps above them.
import { editingOrder, sections, sideSections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";
import { titleOf } from "./labels";
import { isOfWholeSite } from "./model";
import { editorPath, landingPath, publicationPath, siteSettingsPath } from "./paths";

/** The first editor also asks for what concerns the whole site. */
export const isFirstEditor = (section: SectionName): boolean => section === editingOrder[0];

export interface Step {
  path: string;
  title: string;
  section: SectionName | null;
}

export const steps: readonly Step[] = [
  { path: siteSettingsPath, title: editorWords.siteType, section: null },
  ...editingOrder.map((section) => ({ path: editorPath(section), title: titleOf(section), section })),
];

/** Whether it is a screen of 'Création du site'. */
export const isStep = (path: string): boolean => steps.some((step) => step.path === path);

/** Whether a section is edited there: the chain begins and ends elsewhere. */
export const isEditor = (path: string): boolean => steps.some((step) => step.section !== null && step.path === path);

/** Its editor stands beside the chain: it belongs to another place of the menu (places.ts), and leads back there. */
export const isBeside = (section: SectionName): boolean => (sideSections as readonly SectionName[]).includes(section);

/** What holds or drafts something: its step stands in the bar. */
export type Used = ReadonlySet<SectionName | "settings">;

const isOfEverySite = ({ section }: Step): boolean => section === null || sections[section].shownWith === null;

/** The steps of this site: those of every site, the optional ones in use, and the open one. */
export const stepsOf = (used: Used, path: string): Step[] =>
  steps.filter((step) => isOfEverySite(step) || (step.section && used.has(step.section)) || step.path === path);

/** What this site could still have. */
export const sectionsToAdd = (used: Used, path: string): Step[] => {
  const shown = stepsOf(used, path);
  return steps.filter((step) => !shown.includes(step));
};

/** 'Suivant' of the contact leads to the experience on every site; the other optional sections are on the way once in use. */
export function neighbours(section: SectionName, used: Used): { back: string; next: string | null } {
  if (isBeside(section)) return { back: isOfWholeSite(section) ? landingPath : publicationPath, next: null };
  const way = stepsOf(new Set([...used, "experience"]), editorPath(section));
  const place = way.findIndex((step) => step.section === section);
  return { back: way[place - 1]?.path ?? siteSettingsPath, next: way[place + 1]?.path ?? landingPath };
}
