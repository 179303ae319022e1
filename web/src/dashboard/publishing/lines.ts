// One line of what is not on line: given up, or had again. Pure.
import type { SectionName } from "../../contract/types.gen";
import { lookOf, nothingChosen } from "../../editor/draft/pendingAppearance";
import { areTogether, inWordsOf, ownLists } from "../../editor/inStep";
import {
  type Contents,
  type DraftState,
  emptyContent,
  formKey,
  type Item,
  type Shown,
  shownLists,
} from "../../editor/model";
import type { Line } from "./unpublished";

/** What `line` stands for, as it is in `from`; everything else as it is in `draft`. `from`: what is saved, to give a line up,
 * or the draft of before, to have it again. */
export function withLine(
  section: SectionName,
  draft: DraftState,
  from: Contents & Partial<DraftState>,
  { language, kind }: Line,
  shown: Shown,
): DraftState {
  if (kind === "form") return withForms(section, draft, from, language ?? "", shown);
  return kind === "shared" ? withShared(section, draft, from) : withWords(section, draft, from, language ?? "");
}

function withForms(
  section: SectionName,
  draft: DraftState,
  { forms: others = {} }: Partial<DraftState>,
  code: string,
  shown: Shown,
): DraftState {
  const [first] = Object.keys(draft.languages);
  const keys = shownLists(section, shown)
    .filter(({ shared }) => !shared || code === first)
    .map((list) => formKey(list, code));
  const kept = Object.entries(draft.forms).filter(([key]) => !keys.includes(key));
  return {
    ...draft,
    forms: Object.fromEntries([...kept, ...Object.entries(others).filter(([key]) => keys.includes(key))]),
  };
}

function withWords(
  section: SectionName,
  draft: DraftState,
  from: Contents & Partial<DraftState>,
  code: string,
): DraftState {
  const empty = emptyContent(section);
  const [now, before] = [draft.languages[code] ?? empty, from.languages[code] ?? empty];
  const lists = areTogether(draft)
    ? Object.fromEntries(
        ownLists(section).map((list) => [
          list.name,
          inWordsOf(list, now.lists[list.name] ?? [], before.lists[list.name] ?? []),
        ]),
      )
    : before.lists;
  const languages = { ...draft.languages, [code]: { texts: before.texts, lists: { ...now.lists, ...lists } } };
  const isOther = ([key]: [string, string]) => !key.startsWith(`${code}/`);
  const proposals = [
    ...Object.entries(draft.proposals ?? {}).filter(isOther),
    ...Object.entries(from.proposals ?? {}).filter((entry) => !isOther(entry)),
  ];
  const { proposals: _old, ...rest } = draft;
  return { ...rest, languages, ...(proposals.length && { proposals: Object.fromEntries(proposals) }) };
}

/** Lists that are one come back with the items of before; what was written meanwhile in those that stay is each language's. */
function withShared(section: SectionName, draft: DraftState, from: Contents & Partial<DraftState>): DraftState {
  const isOneList = areTogether(draft) || areTogether(from);
  const languages = Object.fromEntries(
    Object.entries(draft.languages).map(([code, now]) => {
      const before = from.languages[code] ?? emptyContent(section);
      const lists = ownLists(section).map((list) => {
        const [items, held] = [before.lists[list.name] ?? [], now.lists[list.name] ?? []];
        const known = new Set(held.map(({ id }: Item) => id));
        return [list.name, inWordsOf(list, items, [...held, ...items.filter(({ id }) => !known.has(id))])];
      });
      return [code, isOneList ? { ...now, lists: { ...now.lists, ...Object.fromEntries(lists) } } : now];
    }),
  );
  return { ...draft, ...nothingChosen, ...lookOf(from), languages, shared: from.shared };
}
