// The browser's copy of a draft, under the product's storage keys (docs/product.md). Lists that have a key of their own lie there (images, …).
import { newKey } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { type DraftState, describe, type Lists } from "../model";
import { open, seal } from "./seal";

/** What lies in storage: whose it is, which revision it started from, which tab wrote it, and what was typed. */
export interface KeptDraft {
  site: string;
  base: number;
  tab: string;
  draft: DraftState;
}

interface Envelope {
  site: string;
  base: number;
  tab: string;
}

export interface DraftKeys {
  site: string;
  keys: readonly Uint8Array[];
}

/** One id per open window: two of them share the storage. */
export const tabId: string = newKey().slice(0, 16);

let sentCount = 0;
/** Names what this window sends to the server's copy, in its order: what lands late there is known to be older. */
export function nextSent(): string {
  sentCount += 1;
  return `${tabId}.${String(sentCount).padStart(10, "0")}`;
}

function listsUnder(section: SectionName, draft: DraftState, name: string): Record<string, Lists[string]> {
  const byLanguage = Object.entries(draft.languages).map(
    ([code, content]) => [code, content.lists[name] ?? []] as const,
  );
  return Object.fromEntries(describe(section).lists.some((list) => list.name === name) ? byLanguage : []);
}

/** Where a list was last written, and from what: sealing a hundred items again at every pause in typing is felt. */
const lastWritten = new Map<string, { from: readonly unknown[]; text: string }>();

function writeList(storageKey: string, envelope: Envelope, languages: Record<string, Lists[string]>, key: Uint8Array) {
  const from = [key, ...Object.values(envelope), ...Object.entries(languages).flat()];
  const last = lastWritten.get(storageKey);
  const isSame = last?.from.length === from.length && last.from.every((part, place) => part === from[place]);
  // Another window may have written there since.
  if (isSame && localStorage.getItem(storageKey) === last.text) return;
  const text = seal({ ...envelope, languages }, key);
  localStorage.setItem(storageKey, text);
  lastWritten.set(storageKey, { from, text });
}

export function keepLocally(section: SectionName, { site, keys }: DraftKeys, base: number, draft: DraftState): boolean {
  const key = keys[0];
  if (!key) return false;
  const envelope: Envelope = { site, base, tab: tabId };
  const { draftKey, lists } = describe(section);
  const away = lists.filter((list) => list.draftKey && !list.shared);
  const languages = Object.fromEntries(
    Object.entries(draft.languages).map(([code, content]) => {
      const kept = Object.entries(content.lists).filter(([name]) => !away.some((list) => list.name === name));
      return [code, { texts: content.texts, lists: Object.fromEntries(kept) }];
    }),
  );
  try {
    for (const list of away) {
      writeList(list.draftKey as string, envelope, listsUnder(section, draft, list.name), key);
    }
    localStorage.setItem(draftKey, seal({ ...envelope, draft: { ...draft, languages } }, key));
    return true;
  } catch (error) {
    console.warn("draft not kept in this browser", error);
    return false;
  }
}

function read<T extends Envelope>(storageKey: string, { site, keys }: DraftKeys): T | null {
  const text = localStorage.getItem(storageKey);
  if (text === null || !keys.length) return null;
  const value = open(text, keys) as T | null;
  if (value === null) {
    console.warn(`unreadable draft under ${storageKey}`);
    return null;
  }
  return value.site === site ? value : null;
}

export function readLocally(section: SectionName, drafts: DraftKeys): KeptDraft | null {
  const { draftKey, lists } = describe(section);
  try {
    const kept = read<KeptDraft>(draftKey, drafts);
    if (!kept) return null;
    for (const list of lists.filter((list) => list.draftKey && !list.shared)) {
      const away = read<Envelope & { languages: Record<string, Lists[string]> }>(list.draftKey as string, drafts);
      for (const [code, content] of Object.entries(kept.draft.languages)) {
        content.lists[list.name] = away?.languages[code] ?? [];
      }
    }
    return kept;
  } catch (error) {
    console.warn("unreadable draft", error);
    return null;
  }
}

export function dropLocally(section: SectionName): void {
  const { draftKey, lists } = describe(section);
  for (const key of [draftKey, ...lists.map((list) => list.draftKey)]) if (key) localStorage.removeItem(key);
}
