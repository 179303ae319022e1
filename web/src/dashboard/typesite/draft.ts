// What was chosen on the site-type screen and not saved: kept while the owner walks on, and on the server (D20).
import { api, newKey } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import type { SettingsForm } from "./form";

export interface SettingsDraft {
  site: string;
  /** The settings' revision that it started from (D22). */
  base: number;
  form: SettingsForm;
}

const params = { path: { section: "settings" } } as const;
const tab = newKey();
let kept: SettingsDraft | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const isForm = (value: unknown): value is SettingsForm => {
  const form = value as Partial<SettingsForm> | null;
  return (
    (form?.siteType === "footer" || form?.siteType === "header") &&
    Array.isArray(form.languages) &&
    form.languages.every((code) => typeof code === "string") &&
    typeof form.slug === "string" &&
    typeof form.isOnline === "boolean"
  );
};

interface ServerDraft {
  section: string;
  baseRevision: number;
  content: unknown;
}

export function openSettingsDraft(site: string, serverDrafts: readonly ServerDraft[]): SettingsDraft | null {
  if (kept?.site === site) return kept;
  const found = serverDrafts.find((draft) => draft.section === "settings");
  const form = (found?.content as { form?: unknown } | undefined)?.form;
  return found && isForm(form) ? { site, base: found.baseRevision, form } : null;
}

export function keepSettingsDraft(draft: SettingsDraft): void {
  kept = draft;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const body = { baseRevision: draft.base, tab, content: { form: draft.form } as Record<string, unknown> };
    // A copy: when it does not arrive, this page still has its own.
    void api.PUT("/api/site/drafts/{section}", { params, body: body as never }).catch(() => {});
  }, constants.draftServerMs);
}

export function dropSettingsDraft(): void {
  kept = null;
  clearTimeout(timer);
  void api.DELETE("/api/site/drafts/{section}", { params }).catch(() => {});
}
