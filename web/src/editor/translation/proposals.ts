// Texts that a translation service wrote. One stands in the draft like any text, and its words beside it: as long as it still
// says them, its owner has neither edited nor accepted it, and it is not saved (docs/decisions/translations.md).
import { describe } from "../model";
import type { Editor } from "../store";
import { textIn, type WrittenAt, writeText } from "./writing";

export interface Unread {
  language: string;
  place: string;
}

const keyOf = (language: string, place: string): string => `${language}/${place}`;

const isUnreadIn = (editor: Editor, proposed: string, { language, place }: Unread): boolean => {
  const { draft, saved } = editor.read();
  const { section } = editor;
  const now = textIn(section, draft, language, place);
  const isUntouched = now.text === proposed && !now.marks;
  return isUntouched && textIn(section, saved, language, place).text !== proposed;
};

/** As one step, which undoing takes back with its mark. */
export function propose(editor: Editor, text: string, at: Omit<WrittenAt, "isTyping">): void {
  editor.asOneStep(() => {
    writeText(editor, { text, marks: "" }, { ...at, isTyping: false });
    editor.setProposal(keyOf(at.target, at.place), text);
  });
}

export const accept = (editor: Editor, { language, place }: Unread): void =>
  editor.setProposal(keyOf(language, place), null);

export function isUnread(editor: Editor, at: Unread): boolean {
  const proposed = editor.read().draft.proposals?.[keyOf(at.language, at.place)];
  return proposed !== undefined && isUnreadIn(editor, proposed, at);
}

/** In the whole draft, in the order in which they were asked for. */
export const allUnread = (editor: Editor): Unread[] =>
  Object.entries(editor.read().draft.proposals ?? {}).flatMap(([key, proposed]) => {
    const [language = "", ...way] = key.split("/");
    const at = { language, place: way.join("/") };
    return isUnreadIn(editor, proposed, at) ? [at] : [];
  });

/** Those that a save of this language would store: every save stores what all languages share. */
export function unreadToSave(editor: Editor, language: string): Unread[] {
  const shared = describe(editor.section).lists.filter((list) => list.shared);
  return allUnread(editor).filter(
    (at) => at.language === language || shared.some(({ name }) => at.place.startsWith(`${name}/`)),
  );
}
