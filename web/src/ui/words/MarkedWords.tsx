// One of two texts, with the words marked that the other has not. Marked for those who listen, too.
import { uiWords } from "../../i18n/ui";
import type { Part } from "./wordDiff";
import "./words.css";

interface MarkedWordsProps {
  parts: readonly Part[];
  /** The former text, whose own words have gone, or the latter, whose own have come. */
  side: "former" | "latter";
}

export function MarkedWords({ parts, side }: MarkedWordsProps) {
  const own = side === "former" ? "gone" : "new";
  const Mark = side === "former" ? "del" : "ins";
  let place = 0; // a part's place in its text is its identity
  return parts.map(({ text, kind }) => {
    if (kind !== "same" && kind !== own) return null;
    place += text.length;
    if (kind === "same") return <span key={place}>{text}</span>;
    return (
      <Mark key={place} className="d-mark">
        <span className="d-hidden">{side === "former" ? uiWords.wordsGone : uiWords.wordsNew}</span>
        {text}
        <span className="d-hidden">{uiWords.wordsEnd}</span>
      </Mark>
    );
  });
}
