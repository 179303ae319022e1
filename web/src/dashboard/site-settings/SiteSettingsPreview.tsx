import { useMemo } from "react";
import type { OtherDrafts } from "../../editor/draft/useOtherDrafts";
import { SitePreview } from "../../editor/preview/SitePreview";
import { dashboardLanguage } from "../../i18n/languages";
import type { SiteSnapshot } from "../../site/page/snapshot";
import type { SettingsForm } from "./form";

interface TypesitePreviewProps {
  snapshot: SiteSnapshot;
  others: OtherDrafts;
  form: SettingsForm;
  themeIndex: number;
}

/** The page as it was left, drafts and all, with the bar, the languages and the theme that are being chosen. */
export function SiteSettingsPreview({ snapshot, others, form, themeIndex }: TypesitePreviewProps) {
  const { siteType, languages, showsBadge } = form;
  const shown = useMemo<SiteSnapshot>(
    () => ({
      ...snapshot,
      sections: { ...snapshot.sections, ...others.sections },
      option: others.layout ?? snapshot.option,
      ...{ siteType, languages, offered: languages, themeIndex, showsBadge },
    }),
    [snapshot, others, siteType, languages, themeIndex, showsBadge],
  );
  return <SitePreview snapshot={shown} language={languages[0] ?? dashboardLanguage} />;
}
