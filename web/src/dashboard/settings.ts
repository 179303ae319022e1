// Saving the site's settings: bar, languages, address, state, theme. Used by the site-type screen and the landing.
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas } from "../api/client";
import { previewQuery, siteQuery } from "../editor/queries";
import { siteTheme } from "../editor/siteTheme";
import { type SaveState, untilAnswered } from "../editor/untilAnswered";

export type Site = Schemas["SiteOut"];
export type SettingsBody = Schemas["SettingsIn"];

export function useSaveSettings() {
  const client = useQueryClient();
  return async (body: SettingsBody, revision: number, onState: (state: SaveState) => void = () => {}) => {
    await untilAnswered(revision, (headers) => api.PUT("/api/site/settings", { body, headers }), onState);
    // Both hold languages, bar and theme; the dots let go of their choice only when the stored one is there.
    await Promise.all([
      client.invalidateQueries({ queryKey: siteQuery.queryKey }),
      client.invalidateQueries({ queryKey: previewQuery.queryKey }),
    ]);
    if (body.themeIndex != null) siteTheme.settle(body.themeIndex);
  };
}
