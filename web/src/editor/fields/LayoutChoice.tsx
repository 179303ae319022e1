// The layout radio of the home editor, shown when paid. Switching loses nothing that was written for another layout.

import { options } from "../../contract/catalogues.gen";
import { editorWords } from "../../i18n/editor";
import { Hinted } from "../../ui/hints/Hint";
import { useEditorContext } from "../useEditor";
import { LayoutDrawing } from "./LayoutDrawing";
import "./choices.css";

export function LayoutChoice() {
  const { editor, option, isPaid } = useEditorContext();
  if (!isPaid) return null;
  return (
    <section className="editor-group layout-choice">
      <Hinted name="layout" about={editorWords.layout} text={editorWords.layoutHint}>
        <h2 id="layout-choice">{editorWords.layout}</h2>
      </Hinted>
      <div className="layout-options" role="radiogroup" aria-labelledby="layout-choice">
        {options.map((value) => (
          <label key={value} className="layout-option">
            <input
              type="radio"
              name="layout"
              value={value}
              checked={option === value}
              onChange={() => editor.setLayout(value)}
            />
            <LayoutDrawing option={value} />
            <span className="layout-name">
              <b>{editorWords.layouts[value]}</b>
              <span className="layout-code">{value}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
