// The ambiences by true small pictures of the owner's own page, to choose one of.
import { memo, useMemo } from "react";
import type { StyleSet } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { SmallPage } from "../preview/SmallPage";
import { styleSets } from "../styleSets";
import { inAmbience } from "./ambience";
import "../fields/choices.css";

interface AmbienceCardsProps {
  snapshot: SiteSnapshot;
  language: string;
  labelledBy: string;
  /** In place of each one's own. */
  theme?: number | null;
  chosen: StyleSet | null;
  onChoose(name: StyleSet): void;
}

interface PictureProps {
  name: StyleSet;
  snapshot: SiteSnapshot;
  language: string;
  theme: number | null;
}

const Picture = memo(function Picture({ name, snapshot, language, theme }: PictureProps) {
  const shown = useMemo(() => inAmbience(snapshot, name, theme), [snapshot, name, theme]);
  return <SmallPage name={name} snapshot={shown} language={language} />;
});

export const AmbienceCards = ({
  snapshot,
  language,
  labelledBy,
  theme = null,
  chosen,
  onChoose,
}: AmbienceCardsProps) => (
  <div className="layout-options look-options" role="radiogroup" aria-labelledby={labelledBy}>
    {styleSets.map((name) => (
      <label key={name} className="layout-option">
        <input type="radio" name="ambience" value={name} checked={chosen === name} onChange={() => onChoose(name)} />
        <Picture {...{ name, snapshot, language, theme }} />
        <span className="layout-name">
          <b>{editorWords.style.sets[name]}</b>
        </span>
      </label>
    ))}
  </div>
);
