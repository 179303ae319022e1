// What was chosen on the site-type screen and not saved, as the machine of editor/draft/autosave.ts takes it.
import type { Drafted } from "../../editor/draft/autosave";
import { type DraftKeys, tabId } from "../../editor/draft/local";
import { open, seal } from "../../editor/draft/seal";
import { isSame, type SettingsForm } from "./form";

export interface SettingsDraft {
  site: string;
  /** The settings' revision that it started from. */
  base: number;
  form: SettingsForm;
}

/** The stored key of the languages; the bar, the address and the state lie with them. */
const STORAGE_KEY = "langues";

const isForm = (value: unknown): value is SettingsForm => {
  const form = value as Partial<SettingsForm> | null;
  return (
    (form?.siteType === "footer" || form?.siteType === "header") &&
    Array.isArray(form.languages) &&
    form.languages.every((code) => typeof code === "string") &&
    typeof form.slug === "string" &&
    typeof form.isOnline === "boolean" &&
    typeof form.showsBadge === "boolean"
  );
};

interface ServerDraft {
  section: string;
  baseRevision: number;
  content: unknown;
}

function keepHere(draft: SettingsDraft, { keys }: DraftKeys): void {
  try {
    if (keys[0]) localStorage.setItem(STORAGE_KEY, seal({ ...draft, tab: tabId }, keys[0]));
  } catch (error) {
    console.warn("settings draft not kept in this browser", error);
  }
}

/** Null when there is none, when it is another site's, or when it cannot be read. */
function readHere({ site, keys }: DraftKeys): SettingsDraft | null {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text === null || !keys.length) return null;
  const found = open(text, keys) as Partial<SettingsDraft> | null;
  if (found === null) console.warn(`unreadable draft under ${STORAGE_KEY}`);
  if (found?.site !== site || typeof found.base !== "number" || !isForm(found.form)) return null;
  return { site, base: found.base, form: found.form };
}

export function openSettingsDraft(keys: DraftKeys, serverDrafts: readonly ServerDraft[]): SettingsDraft | null {
  const { site } = keys;
  const local = readHere(keys);
  if (local) return local;
  const found = serverDrafts.find((draft) => draft.section === "settings");
  const form = (found?.content as { form?: unknown } | undefined)?.form;
  return found && isForm(form) ? { site, base: found.baseRevision, form } : null;
}

/** The draft of one visit to the screen; null while everything is as it is stored, also what was found of an earlier one. */
export function createSettingsEditor(
  opened: SettingsDraft | null,
  keys: DraftKeys,
  stored: SettingsForm,
  onGone: () => void = () => {},
) {
  const listeners = new Set<() => void>();
  let draft = opened && isSame(opened.form, stored) ? null : opened;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const writeHere = () => {
    if (draft) return keepHere(draft, keys);
    localStorage.removeItem(STORAGE_KEY);
    onGone();
  };
  const drafted: Drafted = {
    place: "settings",
    isOnServer: opened !== null,
    isChanged: () => draft !== null,
    subscribe,
    keepHere: writeHere,
    dropHere: writeHere,
    forServer: () => ({ baseRevision: draft?.base ?? 0, content: { form: draft?.form } }),
    settled: () => Promise.resolve(),
  };
  return {
    drafted,
    subscribe,
    read: () => draft,
    set(next: SettingsDraft | null) {
      draft = next;
      // At once: another screen of the settings is drawn before this one is left, and goes on from here.
      writeHere();
      for (const listener of listeners) listener();
    },
    /** Saved, after two minutes at most: what was changed meanwhile is a draft that starts from there. */
    settle(sent: SettingsForm, revision: number) {
      this.set(draft && !isSame(draft.form, sent) ? { ...draft, base: revision } : null);
    },
  };
}
