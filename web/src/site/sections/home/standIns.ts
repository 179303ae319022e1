// Which written text stands in for an empty one of home, and what stands where nothing was written.

import { sections } from "../../../contract/sections.gen";
import type { HomeSettings, HomeTexts, Option } from "../../../contract/types.gen";
import { sectionWords } from "../../../contract/words/sectionWords.gen";
import { layoutRules } from "../../layouts/rules.gen";
import { spoken } from "../../words/index";
import type { Bare } from "../section";

type Field = { name: keyof HomeTexts; options: readonly Option[]; part: string | null };
type Part = "title" | "kicker" | "note";
type Texts = Readonly<Partial<HomeTexts>>;
type Settings = Readonly<Partial<HomeSettings>>;

const fieldsOf = (part: Part): readonly Field[] =>
  (sections.home.texts as readonly Field[]).filter((field) => field.part === part);

/** The field in which a layout writes this part, if it does. */
export const ownField = (part: Part, option: Option): keyof HomeTexts | undefined =>
  fieldsOf(part).find((field) => field.options.includes(option))?.name;

const isWritten = (text: string | undefined): boolean => Boolean(text?.trim());

/** The layout's own text, else the nearest written one. */
export function homeText(part: Part, option: Option, texts: Texts): string {
  const own = ownField(part, option);
  if (!own) return "";
  const others = fieldsOf(part).map((field) => field.name);
  return [own, ...others].map((name) => texts[name]).find(isWritten) ?? "";
}

export const isOwnText = (part: Part, option: Option, texts: Texts): boolean => {
  const own = ownField(part, option);
  return own !== undefined && isWritten(texts[own]);
};

/** What stands for a title that nobody wrote: the owner's name, unless he wants none. */
export const titleStandIn = ({ hasNoTitle }: Settings, ownerName: string): string => (hasNoTitle ? "" : ownerName);

export const homeTitle = (option: Option, texts: Texts, nameForNone: string): string =>
  homeText("title", option, texts) || nameForNone;

/** 'Je suis ' goes before a name: the title that was written for it, or the owner's own. */
export function homeKicker(option: Option, texts: Texts, nameForNone: string, pageLanguage: string): string {
  const written = homeText("kicker", option, texts);
  if (written || !layoutRules[option].introducesName) return written;
  const isBeforeAName = isOwnText("title", option, texts) || (!homeText("title", option, texts) && nameForNone);
  return isBeforeAName ? sectionWords.home[spoken(pageLanguage)].subtitle : "";
}

export function standIn(
  field: string,
  texts: Texts,
  { option, ownerName, pageLanguage }: Bare,
  settings: Settings,
): string {
  const nameForNone = titleStandIn(settings, ownerName);
  if (field === ownField("title", option)) return homeTitle(option, texts, nameForNone);
  if (field === ownField("kicker", option)) return homeKicker(option, texts, nameForNone, pageLanguage);
  return field === ownField("note", option) ? homeText("note", option, texts) : "";
}
