// Saving the site's settings: bar, languages, address, state, theme. Used by the site-type screen and the landing.
import { useQueryClient } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../api/client";
import { previewQuery, siteQuery } from "../editor/queries";
import { type SaveState, untilAnswered } from "../editor/saving/untilAnswered";
import { siteTheme } from "../editor/siteTheme";

export type Site = Schemas["SiteOut"];
export type SettingsBody = Schemas["SettingsIn"];

export function useSaveSettings() {
  const client = useQueryClient();
  /** The settings' new revision. */
  return async (body: SettingsBody, revision: number, onState: (state: SaveState) => void = () => {}) => {
    const send = (headers: Record<string, string>) => dataOf(api.PUT("/api/site/settings", { body, headers }));
    const saved = await untilAnswered(revision, send, onState);
    // Both hold languages, bar and theme; the dots let go of their choice only when the stored one is there.
    await Promise.all([
      client.invalidateQueries({ queryKey: siteQuery.queryKey }),
      client.invalidateQueries({ queryKey: previewQuery.queryKey }),
    ]);
    if (body.themeIndex != null) siteTheme.settle(body.themeIndex);
    return saved.revision;
  };
}
