// The first screen of the owner's own page in one set of styles.
import { memo, useMemo } from "react";
import type { SectionDocuments, SectionName, StyleSet } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesOfSet } from "../styleSets";
import { SmallPage } from "./SmallPage";

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
  const shown = useMemo(() => dressed(snapshot, set), [snapshot, set]);
  return <SmallPage name={set} snapshot={shown} language={language} />;
});
