// The first screen of the owner's own page in one set of styles: small, and true.
import { memo, useMemo } from "react";
import type { SectionDocuments, SectionName, StyleSet } from "../../contract/types.gen";
import type { SiteActions } from "../../site/context";
import { buildPage } from "../../site/page/build";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesheetOf } from "../../site/page/stylesheet";
import { Site } from "../../site/Site";
import { stylesOfSet } from "../styleSets";
import { useLayout } from "./useLayout";
import { usePageStyles } from "./usePageStyles";

const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };

function dressed(snapshot: SiteSnapshot, set: StyleSet): SiteSnapshot {
  const sections = Object.entries(snapshot.sections).map(([name, document]) => {
    const styles = stylesOfSet(name as SectionName, set);
    return [name, { ...document, shared: { ...document.shared, styles } }];
  });
  return { ...snapshot, sections: Object.fromEntries(sections) as Partial<SectionDocuments> };
}

interface SetPreviewProps {
  snapshot: SiteSnapshot;
  language: string;
  set: StyleSet;
}

export const SetPreview = memo(function SetPreview({ snapshot, language, set }: SetPreviewProps) {
  const layout = useLayout(snapshot.option);
  const shown = useMemo(() => dressed(snapshot, set), [snapshot, set]);
  const page = useMemo(() => buildPage(shown, language), [shown, language]);
  // Beside the large preview, whose styles are another's: these hold within this one picture.
  usePageStyles(useMemo(() => `[data-set="${set}"] { ${stylesheetOf(shown, page)} }`, [shown, page, set]));
  return (
    <span className="set-picture" data-set={set} aria-hidden="true" inert>
      <span className="set-page">
        {layout && layout !== "failed" && <Site page={page} layout={layout} actions={noActions} isPreview />}
      </span>
    </span>
  );
});
