// By keyboard, past the steps, languages and choices of an editor: to the first field.
import { editorWords } from "../../i18n/editor";
import { focusForm } from "../fields/focusing";

export const SkipToForm = () => (
  <button type="button" className="d-skip" onClick={focusForm}>
    {editorWords.skipToForm}
  </button>
);
