// The layout radio of the home editor, shown when paid. Switching loses nothing that was written for another layout (D18).
import { options } from "../../contract/catalogues.gen";
import { editorWords } from "../../i18n/editor";
import { useEditorContext } from "../useEditor";
import { LayoutDrawing } from "./LayoutDrawing";
import "./choices.css";

export function LayoutChoice() {
  const { editor, option, isPaid } = useEditorContext();
  if (!isPaid) return null;
  return (
    <section className="editor-group layout-choice">
      <div>
        <h2 id="layout-choice">{editorWords.layout}</h2>
        <p className="editor-hint">{editorWords.layoutHint}</p>
      </div>
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
