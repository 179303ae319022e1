// The layout, chosen by true small pictures of the owner's own page. The radio of the first editor stays: both choose the same.

import { useDeferredValue, useMemo } from "react";
import { options } from "../../contract/catalogues.gen";
import type { Option } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { Hinted } from "../../ui/hints/Hint";
import { SmallPage } from "../preview/SmallPage";
import { useEditorContext } from "../useEditor";
import { useTried } from "./useTried";
import "../fields/choices.css";

function LayoutPreview({ option, stored }: { option: Option; stored: SiteSnapshot }) {
  const { language } = useEditorContext();
  const snapshot = useMemo(() => ({ ...stored, option }), [stored, option]);
  return <SmallPage name={option} snapshot={snapshot} language={language} />;
}

export function LayoutPreviews() {
  const { editor, option, isPaid } = useEditorContext();
  const shown = useTried();
  // Three pages are drawn here: what is clicked answers first.
  const snapshot = useDeferredValue(shown);
  if (!isPaid) return null;
  return (
    <section className="editor-group">
      <Hinted name="layout" about={editorWords.layout} text={editorWords.layoutHint}>
        <h2 id="layout-previews">{editorWords.layout}</h2>
      </Hinted>
      <div className="layout-options look-options" role="radiogroup" aria-labelledby="layout-previews">
        {options.map((value) => (
          <label key={value} className="layout-option">
            <input
              type="radio"
              name="layout"
              value={value}
              checked={option === value}
              onChange={() => editor.setLayout(value)}
            />
            <LayoutPreview option={value} stored={snapshot} />
            <span className="layout-name">
              <b>{editorWords.layouts[value]}</b>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
