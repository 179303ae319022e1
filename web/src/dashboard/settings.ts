// Saving the site's settings: bar, languages, address, state, theme. Used by the site-type screen and the landing.
import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem, api, newKey, revisionHeaders, type Schemas } from "../api/client";
import { constants } from "../contract/catalogues.gen";
import { previewQuery, siteQuery } from "../editor/queries";
import type { SaveState } from "../editor/save";
import { siteTheme } from "../editor/siteTheme";

export type Site = Schemas["SiteOut"];
export type SettingsBody = Schemas["SettingsIn"];

const LONGEST_WAIT_MS = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same request, with the same key, until it is answered or two minutes are over (spec, section 9). */
async function send(body: SettingsBody, revision: number, onState: (state: SaveState) => void): Promise<void> {
  const headers = { ...revisionHeaders(revision), "Idempotency-Key": newKey() };
  const until = Date.now() + constants.saveRetryMs;
  onState("saving");
  for (let wait = 1000; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await api.PUT("/api/site/settings", { body, headers });
      return;
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.isPassing || Date.now() + wait > until) throw error;
      onState("retrying");
      await pause(wait);
    }
  }
}

export function useSaveSettings() {
  const client = useQueryClient();
  return async (body: SettingsBody, revision: number, onState: (state: SaveState) => void = () => {}) => {
    await send(body, revision, onState);
    // Both hold languages, bar and theme; the dots let go of their choice only when the stored one is there.
    await Promise.all([
      client.invalidateQueries({ queryKey: siteQuery.queryKey }),
      client.invalidateQueries({ queryKey: previewQuery.queryKey }),
    ]);
    if (body.themeIndex != null) siteTheme.settle(body.themeIndex);
  };
}
