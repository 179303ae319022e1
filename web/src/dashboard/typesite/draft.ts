// What was chosen on the site-type screen and not saved: sealed in this browser at once, two seconds later on the server (D20).
import { api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { type DraftKeys, tabId } from "../../editor/draft/local";
import { draftMarks } from "../../editor/draft/marks";
import { open, seal } from "../../editor/draft/seal";
import type { SettingsForm } from "./form";

export interface SettingsDraft {
  site: string;
  /** The settings' revision that it started from (D22). */
  base: number;
  form: SettingsForm;
}

const params = { path: { section: "settings" } } as const;
/** The spec's key for the languages; the bar, the address and the state lie with them. */
const STORAGE_KEY = "langues";
let kept: SettingsDraft | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

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
  if (kept?.site === site) return kept;
  const local = readHere(keys);
  if (local) return local;
  const found = serverDrafts.find((draft) => draft.section === "settings");
  const form = (found?.content as { form?: unknown } | undefined)?.form;
  return found && isForm(form) ? { site, base: found.baseRevision, form } : null;
}

/** D21: a language change on the public page clears the storage; an open screen writes its own back. */
export function keepAfterClearing(keys: DraftKeys): () => void {
  const onCleared = (event: StorageEvent) => {
    if (event.key === null && kept?.site === keys.site) keepHere(kept, keys);
  };
  window.addEventListener("storage", onCleared);
  return () => window.removeEventListener("storage", onCleared);
}

export function keepSettingsDraft(draft: SettingsDraft, keys: DraftKeys): void {
  kept = draft;
  draftMarks.set("settings", true);
  keepHere(draft, keys);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const body = { baseRevision: draft.base, tab: tabId, content: { form: draft.form } as Record<string, unknown> };
    // A copy: when it does not arrive, this page still has its own.
    void api.PUT("/api/site/drafts/{section}", { params, body: body as never }).catch(() => {});
  }, constants.draftServerMs);
}

export function dropSettingsDraft(): void {
  kept = null;
  draftMarks.set("settings", false);
  clearTimeout(timer);
  localStorage.removeItem(STORAGE_KEY);
  void api.DELETE("/api/site/drafts/{section}", { params }).catch(() => {});
}
