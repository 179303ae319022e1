import { useMemo } from "react";
import { defaultLanguage } from "../../contract/catalogues.gen";
import { SitePreview } from "../../editor/preview/SitePreview";
import type { SiteSnapshot } from "../../site/page/snapshot";
import type { SettingsForm } from "./form";

interface TypesitePreviewProps {
  snapshot: SiteSnapshot;
  form: SettingsForm;
  themeIndex: number;
}

/** The stored page with the bar, the languages and the theme that are being chosen. */
export function TypesitePreview({ snapshot, form, themeIndex }: TypesitePreviewProps) {
  const { siteType, languages } = form;
  const shown = useMemo<SiteSnapshot>(
    () => ({ ...snapshot, siteType, languages, offered: languages, themeIndex }),
    [snapshot, siteType, languages, themeIndex],
  );
  return <SitePreview snapshot={shown} language={languages[0] ?? defaultLanguage} />;
}
