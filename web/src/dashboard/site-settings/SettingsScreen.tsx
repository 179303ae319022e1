// What every screen of the site's settings starts from: the site, its page, and what was chosen and not saved.
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { DraftKeys } from "../../editor/draft/local";
import type { ServerDraft } from "../../editor/draft/opening";
import { draftsQuery, type Preview, previewQuery, siteQuery } from "../../editor/queries";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import type { Site } from "../settings";
import { useTitle } from "../useTitle";
import { openSettingsDraft, type SettingsDraft } from "./draft";

export interface LoadedSettings {
  site: Site;
  preview: Preview;
  drafts: DraftKeys & { drafts: readonly ServerDraft[] };
  opened: SettingsDraft | null;
}

export function SettingsScreen({ title, of: Loaded }: { title: string; of: ComponentType<LoadedSettings> }) {
  useTitle(title);
  const site = useQuery(siteQuery);
  const preview = useQuery(previewQuery);
  const drafts = useQuery(draftsQuery);
  const queries = [site, preview, drafts];
  const failed = queries.find((query) => query.error && !query.data);
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!site.data || !preview.data || !drafts.data) return <Loading />;
  return (
    <Loaded
      site={site.data}
      preview={preview.data}
      drafts={drafts.data}
      opened={openSettingsDraft(drafts.data, drafts.data.drafts)}
    />
  );
}
