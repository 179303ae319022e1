// The page of an item that is being edited: which one, what it holds, and how it is changed in the draft.
import { useSearchParams } from "react-router";
import type { ProjectPage } from "../../contract/types.gen";
import { describe, type FieldDescription, type FieldValue, type Item, type ListDescription, marked } from "../model";
import type { RichValue } from "../rich/richField";
import type { Editor } from "../store";
import { originalOf } from "../translation/places";
import { useDraft, useEditorContext } from "../useEditor";

/** In the address of the section's editor: the id of the item whose page is open. */
export const PAGE_OF = "page";

export const pageField = (list: ListDescription): FieldDescription | undefined =>
  list.fields.find(({ kind }) => kind === "ownpage");

/** The list whose items may have pages of their own. */
export const listWithPages = (section: Editor["section"]): ListDescription | undefined =>
  describe(section).lists.find(pageField);

export const pageOf = (item: Item | undefined): ProjectPage | null =>
  (item?.page as unknown as ProjectPage | null | undefined) ?? null;

/** Undefined: the section itself is open. */
export const usePageAsked = (): string | undefined => useSearchParams()[0].get(PAGE_OF) ?? undefined;

/** The same project in this language: itself, the one of the same original, or the one whose page has the same name. */
export function findItem(editor: Editor, list: ListDescription, language: string, id: string): Item | undefined {
  const items = editor.listOf(list, language);
  const own = items.find((item) => item.id === id);
  if (own) return own;
  const all = Object.values(editor.read().draft.languages).flatMap(({ lists }) => lists[list.name] ?? []);
  const other = all.find((item) => item.id === id);
  const name = pageOf(other)?.name;
  return (
    (other && items.find((item) => originalOf(item) === originalOf(other))) ||
    (name ? items.find((item) => pageOf(item)?.name === name) : undefined)
  );
}

export function useOpenItem(list: ListDescription, id: string): { item: Item | undefined; index: number } {
  const { editor, language } = useEditorContext();
  useDraft((draft) => draft.languages);
  const item = findItem(editor, list, language, id);
  return { item, index: item ? editor.listOf(list, language).indexOf(item) : -1 };
}

/** 'Quai des Brumes' → 'quai-des-brumes': the address that a page has at first. */
export function nameFrom(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-+|-+$/g, "");
  const first = plain || "projet";
  let name = first;
  for (let count = 2; taken.includes(name); count += 1) name = `${first}-${count}`;
  return name;
}

export const emptyPage = (name: string): ProjectPage => ({
  isShown: true,
  name,
  pictures: [],
  story: "",
  client: "",
  year: "",
  role: "",
  team: "",
  links: [],
  film: "",
  poster: null,
  formerNames: [],
});

/** The page with this story. What stands out in it is there only where something does, in the stored order. */
export const withStory = (fields: readonly FieldDescription[], page: ProjectPage, story: RichValue): ProjectPage =>
  marked(fields, page as unknown as Record<string, string>, "story", story.text, story.marks) as unknown as ProjectPage;

/** `place`: of what is typed letter by letter, so that it is undone as one thing. */
export function setPage(
  editor: Editor,
  list: ListDescription,
  language: string,
  id: string,
  change: Partial<ProjectPage> | ((page: ProjectPage) => ProjectPage),
  place = "",
): void {
  const page = pageOf(editor.listOf(list, language).find((item) => item.id === id));
  if (!page) return;
  const next = typeof change === "function" ? change(page) : { ...page, ...change };
  const typed = place && `page:${language}:${id}:${place}`;
  editor.setItemValue(list, language, id, "page", next as unknown as FieldValue, typed);
}

export function openPage(editor: Editor, list: ListDescription, language: string, item: Item): void {
  const taken = editor.listOf(list, language).flatMap((other) => pageOf(other)?.name ?? []);
  const title = typeof item.title === "string" ? item.title : "";
  const page = emptyPage(nameFrom(title, taken));
  editor.setItemValue(list, language, item.id, "page", page as unknown as FieldValue);
}
