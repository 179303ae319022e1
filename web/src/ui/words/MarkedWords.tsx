// One of two texts, with the words marked that the other has not, or both in one. Marked for those who listen, too.
import { uiWords } from "../../i18n/ui";
import type { Part } from "./wordDiff";
import "./words.css";

interface MarkedWordsProps {
  parts: readonly Part[];
  /** The former text, whose own words have gone, or the latter, whose own have come; or both, what has gone first. */
  side: "former" | "latter" | "both";
}

export function MarkedWords({ parts, side }: MarkedWordsProps) {
  const hidden = { former: "new", latter: "gone", both: null }[side];
  let place = 0; // a part's place in its text is its identity
  return parts.map(({ text, kind }) => {
    if (kind === hidden) return null;
    place += text.length;
    if (kind === "same") return <span key={place}>{text}</span>;
    const Mark = kind === "gone" ? "del" : "ins";
    return (
      <Mark key={place} className="d-mark">
        <span className="sr">{kind === "gone" ? uiWords.wordsGone : uiWords.wordsNew}</span>
        {text}
        <span className="sr">{uiWords.wordsEnd}</span>
      </Mark>
    );
  });
}
