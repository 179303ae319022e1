// The first screen of the owner's own page, small and true: what he would get of several choices, side by side.
import { memo, useMemo, useRef } from "react";
import { type SiteActions, StillnessContext } from "../../site/context";
import { buildPage } from "../../site/page/build";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesheetOf } from "../../site/page/stylesheet";
import { Site } from "../../site/Site";
import { classes } from "../../ui/classes";
import { stylesIn, useOwnIds } from "./ownIds";
import { useLayout } from "./useLayout";
import { usePageStyles } from "./usePageStyles";
import { usePairSheets } from "./usePairSheets";

const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };

interface SmallPageProps {
  /** What is chosen by it: no other picture on the screen has this name. */
  name: string;
  snapshot: SiteSnapshot;
  language: string;
}

export const SmallPage = memo(function SmallPage({ name, snapshot, language }: SmallPageProps) {
  const layout = useLayout(snapshot.option);
  const page = useMemo(() => buildPage(snapshot, language), [snapshot, language]);
  // Beside the large preview, whose styles and ids are another's: these hold within this one picture.
  const scope = `small-${name}`;
  usePageStyles(useMemo(() => stylesIn(scope, stylesheetOf(snapshot, page)), [snapshot, page, scope]));
  usePairSheets(snapshot);
  const picture = useRef<HTMLSpanElement>(null);
  useOwnIds(picture, scope);
  return (
    // Scaled from its left edge, as the large preview is.
    <span ref={picture} dir="ltr" className={classes("set-picture", scope)} data-set={name} aria-hidden="true" inert>
      <span className="set-page">
        {layout && layout !== "failed" && (
          <StillnessContext value={true}>
            <Site page={page} layout={layout} actions={noActions} isPreview />
          </StillnessContext>
        )}
      </span>
    </span>
  );
});
