import { useQuery } from "@tanstack/react-query";
import { draftsQuery, previewQuery, siteQuery } from "../../editor/queries";
import { typesiteWords } from "../../i18n/dashboard";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { openSettingsDraft } from "./draft";
import { LoadedTypesite } from "./LoadedTypesite";

export function TypesiteScreen() {
  useTitle(typesiteWords.title);
  const site = useQuery(siteQuery);
  const preview = useQuery(previewQuery);
  const drafts = useQuery(draftsQuery);
  const queries = [site, preview, drafts];
  const failed = queries.find((query) => query.error && !query.data);
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!site.data || !preview.data || !drafts.data) return <Loading />;
  return (
    <LoadedTypesite
      site={site.data}
      preview={preview.data}
      drafts={drafts.data}
      opened={openSettingsDraft(drafts.data, drafts.data.drafts)}
    />
  );
}
