// The true public page beside the form, from the draft: the same views, the same rules, in a column of a chosen width.
import { Monitor, RotateCw, Smartphone, Tablet } from "lucide-react";
import { lazy, type MouseEvent, memo, Suspense, useEffect, useMemo, useRef, useState } from "react";
import "../../contract/scripts.gen.css";
import "../../site/base.css";
import type { ItemPage, SidePage } from "../../contract/types.gen";
import { screenWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { percent } from "../../i18n/format";
import { type SiteActions, StillnessContext } from "../../site/context";
import { loadChunk } from "../../site/loadChunk";
import { buildPage } from "../../site/page/build";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesheetOf } from "../../site/page/stylesheet";
import { orderOn } from "../../site/parts/shell/sections";
import { Site } from "../../site/Site";
import { Button } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Segmented } from "../../ui/fields/Segmented";
import { EmptyState } from "../../ui/notices/EmptyState";
import { letFontsComeLate } from "./lateFonts";
import { stylesIn, useOwnIds } from "./ownIds";
import { useLayout } from "./useLayout";
import { usePageStyles } from "./usePageStyles";
import { usePairSheets } from "./usePairSheets";
import { useSectionInSight } from "./useSectionInSight";
import { useStillness } from "./useStillness";
import "./preview.css";

// Nothing leaves a preview: links go nowhere, the form sends nothing.
const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };
const widths = { phone: 390, tablet: 768, computer: 1280 } as const;
type Width = keyof typeof widths;

/** What can be read where it is shown: on a phone, the phone's page. */
const fittingWidth = (): Width => (window.matchMedia("(max-width: 767px)").matches ? "phone" : "computer");

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor } as const;

const PreviewSite = memo(Site);
const SidePagePreview = lazy(async () => ({
  default: await loadChunk(async () => (await import("./SidePagePreview")).SidePagePreview),
}));
const Loading = () => <p className="preview-loading">{editorWords.loadingData}</p>;

/** Reloading mends it, and is safe: the draft is kept when the page goes. */
const PreviewFailed = () => (
  <div className="preview-failed" role="alert">
    <EmptyState icon={RotateCw} title={editorWords.previewFailed} text={screenWords.chunkText}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {screenWords.reload}
      </Button>
    </EmptyState>
  </div>
);

/** How much the page must shrink so that its chosen width fits the column. */
function useScale(width: number): [React.RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [frame, scale];
}

/** What to show: a section of the main page, or a page beside it. */
export interface PreviewPlace {
  anchor?: string | undefined;
  /** Of an item's own page: the item's id stands for its name, which may be half typed. */
  page?: SidePage | ItemPage | null;
}

export function SitePreview({
  snapshot,
  language,
  anchor,
  page: sidePage = null,
  awaited,
  title,
  scope,
  onPick,
}: PreviewPlace & {
  snapshot: SiteSnapshot;
  language: string;
  /** What this page is, where it is not the draft. */
  title?: string;
  /** Where two pages stand side by side: a class of its own (ownIds.ts). */
  scope?: string;
  /** What stands in the section's place while it is empty. */
  awaited?: string;
  /** What was clicked: the page itself is inert here. */
  onPick?(element: Element, shown: SiteSnapshot): void;
}) {
  const [chosen, setChosen] = useState<Width>(fittingWidth);
  const [frame, scale] = useScale(widths[chosen]);
  const loaded = useLayout(snapshot.option);
  const layout = loaded === "failed" ? null : loaded;
  const page = useMemo(() => (sidePage ? null : buildPage(snapshot, language)), [sidePage, snapshot, language]);
  const css = useMemo(() => (page ? stylesheetOf(snapshot, page) : ""), [snapshot, page]);
  usePageStyles(stylesIn(scope, css));
  useState(letFontsComeLate);
  usePairSheets(snapshot);
  const isStill = useStillness();

  const shown = (page ? orderOn(page) : []).filter((name) => page?.sections[name]).join();
  const stage = useSectionInSight({ isReady: layout !== null && page !== null, anchor, scope, awaited, shown });
  useOwnIds(stage, scope);

  // What is clicked leads to its field by the section that it stands in.
  const picks = sidePage ? undefined : onPick;
  const pick = ({ clientX, clientY }: MouseEvent) => {
    const page = stage.current?.firstElementChild as HTMLElement | null;
    if (!page || !picks) return;
    // Nothing inert can be hit, so for the length of the question it is not.
    page.inert = false;
    const hit = document.elementFromPoint(clientX, clientY);
    page.inert = true;
    if (hit && page.contains(hit)) picks(hit, snapshot);
  };

  return (
    <div className={classes("preview", scope)}>
      <div className="preview-bar">
        <p className="preview-note">
          {title ?? editorWords.draftPreview} <span className="d-num">{percent(scale)}</span>
          {picks && <small>{editorWords.clickToEdit}</small>}
        </p>
        <Segmented
          label={title ?? editorWords.preview}
          value={chosen}
          onChange={setChosen}
          segments={(Object.keys(widths) as Width[]).map((value) => ({
            value,
            label: editorWords.widths[value],
            icon: icons[value],
          }))}
        />
      </div>
      {/* Scaled from its left edge, whatever direction the dashboard has; the page in it says its own. */}
      <div ref={frame} className="preview-frame" dir="ltr" style={{ maxWidth: widths[chosen] }}>
        {loaded === "failed" && page && <PreviewFailed />}
        {/* Scaled here, scrolled one level below: what is fixed on the page stays fixed in this window. */}
        <div
          className="preview-window"
          style={{ width: widths[chosen], transform: `scale(${scale})`, height: `${100 / scale}%` }}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the form itself is nearer than a place in a picture of it. */}
          <section
            ref={stage}
            className="preview-scroll"
            aria-label={title ?? editorWords.preview}
            data-picks={picks ? true : undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the preview scrolls, so the keyboard must reach it.
            tabIndex={0}
            onClick={pick}
          >
            <div inert>
              {sidePage && (
                <Suspense fallback={<Loading />}>
                  <SidePagePreview snapshot={snapshot} language={language} page={sidePage} scope={scope} />
                </Suspense>
              )}
              {page && layout ? (
                <StillnessContext value={isStill}>
                  <PreviewSite page={page} layout={layout} actions={noActions} isPreview />
                </StillnessContext>
              ) : (
                page && loaded === null && <Loading />
              )}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
