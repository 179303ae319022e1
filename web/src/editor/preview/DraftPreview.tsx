// The preview of an open editor: the stored site with this section's draft in its place. Two hops from the keystroke.
import { useMemo } from "react";
import type { SectionDocument } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { useKnownMedia } from "../media";
import { useSiteTheme } from "../siteTheme";
import { useDraft, useEditorContext } from "../useEditor";
import { SitePreview } from "./SitePreview";

export function DraftPreview({
  snapshot,
  language,
  anchor,
}: {
  snapshot: SiteSnapshot;
  language: string;
  anchor: string;
}) {
  const { editor, option } = useEditorContext();
  const draft = useDraft((state) => state);
  const media = useKnownMedia(snapshot.media);
  const { index: themeIndex } = useSiteTheme(snapshot.themeIndex);
  const shown = useMemo<SiteSnapshot>(
    () => ({
      ...snapshot,
      option,
      themeIndex,
      media,
      offered: snapshot.languages,
      sections: {
        ...snapshot.sections,
        [editor.section]: draft as unknown as SectionDocument<typeof editor.section>,
      },
    }),
    [snapshot, option, themeIndex, media, editor.section, draft],
  );
  return <SitePreview snapshot={shown} language={language} anchor={anchor} />;
}
