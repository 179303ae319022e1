// The font pair, chosen by the owner's own name and line as they would be set. Only this screen fetches the fonts of all.

import { useMemo } from "react";
import { fontPairs } from "../../contract/choices.gen";
import type { FontPair } from "../../contract/types.gen";
import { appearanceWords as words } from "../../i18n/appearance";
import { buildPage } from "../../site/page/build";
import type { WornFamily } from "../../site/page/fontPair";
import { directionOf } from "../../site/page/frame";
import { headOf } from "../../site/page/head";
import { stackOf } from "../../site/page/stylesheet";
import { Hinted } from "../../ui/hints/Hint";
import { choiceLabel } from "../labels";
import { describe } from "../model";
import { usePairs } from "../preview/usePairSheets";
import { useDraft, useEditorContext } from "../useEditor";
import "./fontPairs.css";

const field = describe("appearance").settings.find(({ name }) => name === "fontPair");
const everyName = Object.keys(fontPairs) as FontPair[];
const freeNames = everyName.filter((name) => field?.free_values?.includes(name));
const inFamily = (family: WornFamily) => ({ fontFamily: stackOf({ family, uppercase: false }) });

const saysOf = ({ titles, texts }: { titles: string; texts: string }) =>
  titles === texts ? titles : words.pair(titles, texts);

interface SampleProps {
  value: FontPair | "";
  titles: WornFamily;
  texts: WornFamily;
  label: string;
  says: string;
  line: string;
}

function Sample({ value, titles, texts, label, says, line }: SampleProps) {
  const { editor, language, ownerName } = useEditorContext();
  const chosen = useDraft((draft) => draft.shared.settings.fontPair) || "";
  return (
    <label className="pair-option" data-pair={value || "none"}>
      <input
        type="radio"
        name="font-pair"
        value={value}
        checked={chosen === value}
        onChange={() => editor.setSetting("fontPair", value)}
      />
      <span className="pair-sample" lang={language.toLowerCase()} dir={directionOf(language)} aria-hidden="true">
        <b style={inFamily(titles)}>{ownerName}</b>
        <span style={inFamily(texts)}>{line}</span>
      </span>
      <span className="pair-name">
        <b>{label}</b>
        <small>{says}</small>
      </span>
    </label>
  );
}

export function FontPairs() {
  const { isPaid, stored, language, fieldErrors } = useEditorContext();
  const line = useMemo(() => headOf(buildPage(stored.snapshot, language)).description, [stored.snapshot, language]);
  const names = isPaid ? everyName : freeNames;
  usePairs(names);
  const error = fieldErrors["settings.fontPair"];
  return (
    <section className="editor-group">
      <Hinted name="fonts" about={words.fonts} text={words.fontsHint}>
        <h2 id="font-pairs">{words.fonts}</h2>
      </Hinted>
      {error && (
        <p className="d-error" role="alert">
          {error}
        </p>
      )}
      <div className="pair-options" role="radiogroup" aria-labelledby="font-pairs">
        <Sample
          {...{ value: "", line, titles: "Times New Roman", texts: "Arial" }}
          label={words.noPair}
          says={words.noPairSays}
        />
        {names.map((value) => (
          <Sample
            key={value}
            {...{ value, line, ...fontPairs[value] }}
            label={choiceLabel("appearance", "fontPair", value) ?? value}
            says={saysOf(fontPairs[value])}
          />
        ))}
      </div>
    </section>
  );
}
