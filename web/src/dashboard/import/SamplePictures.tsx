// A sample as it would look, a true small page for each layout. Pressing one takes it.
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useMemo } from "react";
import type { Option } from "../../contract/types.gen";
import { SmallPage } from "../../editor/preview/SmallPage";
import { previewQuery } from "../../editor/queries";
import { landingWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { type SampleName, importWords as words } from "../../i18n/imports";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { classes } from "../../ui/classes";
import { Badge } from "../../ui/notices/Badge";
import { shownSampleQuery } from "./queries";
import "../../contract/scripts.gen.css";
import "../../site/base.css";
import "../../editor/fields/choices.css";

interface SamplePicturesProps {
  name: SampleName;
  language: string;
  layouts: readonly Option[];
  /** What a free site may not have is shown, and cannot be taken. */
  isLocked(layout: Option): boolean;
  /** What pressing does, for who cannot see the picture. */
  does: string;
  isBusy: boolean;
  onTake(layout: Option): void;
}

interface PictureProps {
  name: SampleName;
  layout: Option;
  language: string;
}

function Picture({ name, layout, language }: PictureProps) {
  const { data: preview } = useQuery(previewQuery);
  const { data: shown } = useQuery(shownSampleQuery(name, language));
  const snapshot = useMemo((): SiteSnapshot | null => {
    if (!preview || !shown) return null;
    const { themeIndex, sections, media } = shown;
    const inOne = { languages: [language], offered: [language], hidden: [], source: language, madeCvs: {} };
    return { ...preview.snapshot, ...inOne, option: layout, themeIndex, sections, media };
  }, [preview, shown, layout, language]);
  if (!snapshot) return <span className="set-picture" aria-hidden="true" />;
  return <SmallPage name={`sample-${layout}`} snapshot={snapshot} language={language} />;
}

export const SamplePictures = ({ name, language, layouts, isLocked, does, isBusy, onTake }: SamplePicturesProps) => (
  <ul className="sample-pictures">
    {layouts.map((layout) => (
      <li key={layout} className={classes("sample-picture", isLocked(layout) && "sample-locked")}>
        <Picture {...{ name, layout, language }} />
        {isLocked(layout) ? (
          <>
            <b>{editorWords.layouts[layout]}</b>
            <Badge icon={Lock}>{landingWords.paid}</Badge>
          </>
        ) : (
          // It lies over its picture, which is a page with links and buttons of its own.
          <button type="button" className="sample-take" disabled={isBusy} onClick={() => onTake(layout)}>
            <b>{editorWords.layouts[layout]}</b>
            <span className="sr">
              {does} {words.ofSample(words.samples[name].title)}
            </span>
          </button>
        )}
      </li>
    ))}
  </ul>
);
