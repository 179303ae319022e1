// Which written text stands in for an empty field (D18), and what stands where nothing was written. The page is built by these
// rules; the editor shows their outcome as the empty field's placeholder (D45).
import type { HomeTexts, Option, SectionName } from "../../contract/types.gen";
import type { Words } from "../words/words";

type Part = "title" | "kicker" | "note";

/** Each layout's own field; option1 has no note. */
export const homeFields: Record<Option, Partial<Record<Part, keyof HomeTexts>>> = {
  option1: { title: "headline", kicker: "firstLine" },
  option2: { title: "title", kicker: "subtitle", note: "shortDescription" },
  option3: { title: "statement", kicker: "logoText", note: "footer" },
};

const order: Record<Part, readonly (keyof HomeTexts)[]> = {
  title: ["headline", "title", "statement"],
  kicker: ["firstLine", "subtitle", "logoText"],
  note: ["shortDescription", "footer"],
};

const isWritten = (text: string | undefined): boolean => Boolean(text?.trim());

/** The layout's own text, else the nearest written one. */
export function homeText(part: Part, option: Option, texts: Readonly<Partial<HomeTexts>>): string {
  const own = homeFields[option][part];
  if (!own) return "";
  return [own, ...order[part]].map((name) => texts[name]).find(isWritten) ?? "";
}

export const isOwnText = (part: Part, option: Option, texts: Readonly<Partial<HomeTexts>>): boolean => {
  const own = homeFields[option][part];
  return own !== undefined && isWritten(texts[own]);
};

/** D28: with nothing written yet, the owner's name stands there, as it does before the first save. */
export function homeTitle(option: Option, texts: Readonly<Partial<HomeTexts>>, ownerName: string): string {
  const says = (part: Part) => homeText(part, option, texts);
  return says("title") || (says("kicker") || says("note") ? "" : ownerName);
}

/** 'Je suis ' goes before a name: the title that was written for it, or the owner's own (D45). */
export function homeKicker(option: Option, texts: Readonly<Partial<HomeTexts>>, words: Words): string {
  const written = homeText("kicker", option, texts);
  if (written || option !== "option2") return written;
  return isOwnText("title", option, texts) || !homeText("title", option, texts) ? words.subtitle : "";
}

/** What the page shows in this field's place while the field is empty. */
export function standInFor(
  section: SectionName,
  field: string,
  option: Option,
  texts: Readonly<Record<string, string>>,
  { words, ownerName }: { words: Words; ownerName: string },
): string {
  if (section === "contact") {
    const { name, email, message, send } = words.form;
    return { nameLabel: name, emailLabel: email, messageLabel: message, sendLabel: send }[field] ?? "";
  }
  if (section !== "home") return "";
  const fields = homeFields[option];
  if (field === fields.title) return homeTitle(option, texts, ownerName);
  if (field === fields.kicker) return homeKicker(option, texts, words);
  return field === fields.note ? homeText("note", option, texts) : "";
}
