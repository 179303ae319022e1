// By keyboard, past the steps, languages and choices of an editor: to where its form begins.
import { editorWords } from "../../i18n/editor";
import { focusForm } from "../fields/focusing";

export const SkipToForm = ({ isOfChoices }: { isOfChoices: boolean }) => (
  <button type="button" className="d-skip" onClick={() => focusForm(isOfChoices)}>
    {editorWords.skipToForm}
  </button>
);
