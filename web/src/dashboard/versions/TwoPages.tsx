// The page as it was beside the page as it is: the true page, twice. On a phone one after the other.
import { useMemo, useState, useSyncExternalStore } from "react";
import { useKnownMedia } from "../../editor/media";
import { type PreviewPlace, SitePreview } from "../../editor/preview/SitePreview";
import { versionWords } from "../../i18n/versions";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { Segmented } from "../../ui/fields/Segmented";
import type { Then } from "./queries";

interface TwoPagesProps {
  then: Then;
  now: SiteSnapshot;
  language: string;
  place: PreviewPlace;
}

/** Two pages are drawn where both can be read. */
const wide = window.matchMedia("(min-width: 1024px)");
const onWidth = (listener: () => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

export function TwoPages({ then, now, language, place }: TwoPagesProps) {
  const [side, setSide] = useState<"then" | "now">("then");
  const isWide = useSyncExternalStore(onWidth, () => wide.matches);
  const media = useKnownMedia(now.media);
  const { settings, sections } = then;
  const before = useMemo<SiteSnapshot>(() => {
    const languages = settings.languages.includes(language) ? settings.languages : [...settings.languages, language];
    return {
      ...now,
      option: settings.layout,
      siteType: settings.siteType as SiteSnapshot["siteType"],
      themeIndex: settings.themeIndex,
      showsBadge: settings.showsBadge,
      languages,
      offered: languages,
      sections: sections as unknown as SiteSnapshot["sections"],
      media,
    };
  }, [now, settings, sections, language, media]);
  const shown = { language, anchor: place.anchor, page: place.page ?? null };
  return (
    <section className="ver-part" aria-labelledby="ver-pages">
      <h2 id="ver-pages">{versionWords.pages}</h2>
      {!isWide && (
        <Segmented
          label={versionWords.pages}
          isFull
          value={side}
          onChange={setSide}
          segments={[
            { value: "then", label: versionWords.pageThen },
            { value: "now", label: versionWords.pageNow },
          ]}
        />
      )}
      <div className="ver-pages">
        {(isWide || side === "then") && (
          <SitePreview snapshot={before} title={versionWords.pageThen} scope="ver-page-then" {...shown} />
        )}
        {(isWide || side === "now") && (
          <SitePreview snapshot={now} title={versionWords.pageNow} scope="ver-page-now" {...shown} />
        )}
      </div>
    </section>
  );
}
