// The stored site as it would be with what is tried on this screen, for its small pictures.
import { useMemo } from "react";
import type { SectionDocument } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { withLook } from "../draft/pendingAppearance";
import { useKnownMedia } from "../media";
import { useSiteTheme } from "../siteTheme";
import { useDraft, useEditorContext } from "../useEditor";

export function useTried(): SiteSnapshot {
  const { stored } = useEditorContext();
  const { index: themeIndex } = useSiteTheme(stored.snapshot.themeIndex);
  const shared = useDraft((draft) => draft.shared);
  const badge = useDraft((draft) => draft.badge);
  const bar = useDraft((draft) => draft.bar);
  const logo = useDraft((draft) => draft.logo);
  const styleSet = useDraft((draft) => draft.styleSet);
  const media = useKnownMedia(stored.snapshot.media);
  return useMemo(() => {
    const appearance = { languages: {}, shared } as unknown as SectionDocument<"appearance">;
    const tried = { ...stored.snapshot, media, sections: { ...stored.snapshot.sections, appearance } };
    return withLook(tried, { layout: null, theme: themeIndex, badge, bar, logo, styleSet });
  }, [stored.snapshot, themeIndex, media, shared, badge, bar, logo, styleSet]);
}
