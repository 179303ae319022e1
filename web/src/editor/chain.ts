// The way through the editors (D5): each 'Suivant' and 'Retour', and the bar of steps above them.
import { sections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";
import { editorWords, sectionTitles } from "../i18n/editor";

export const editingOrder: readonly SectionName[] = ["home", "about", "projects", "skills", "contact", "experience"];

export const typesitePath = "/dashboard/typesite";
export const landingPath = "/dashboard";
export const editorPath = (section: SectionName): string => `/dashboard/${sections[section].route}`;

export interface Step {
  path: string;
  title: string;
  section: SectionName | null;
}

export const steps: readonly Step[] = [
  { path: typesitePath, title: editorWords.siteType, section: null },
  ...editingOrder.map((section) => ({ path: editorPath(section), title: sectionTitles[section], section })),
];

export function neighbours(section: SectionName): { back: string; next: string } {
  const place = steps.findIndex((step) => step.section === section);
  return { back: steps[place - 1]?.path ?? typesitePath, next: steps[place + 1]?.path ?? landingPath };
}
