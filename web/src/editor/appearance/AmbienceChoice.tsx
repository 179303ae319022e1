// « Ambiance »: the whole page's look in one step, taken back like any other of this draft.

import { useDeferredValue } from "react";
import type { StyleSet } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { lookWords as words } from "../../i18n/look";
import { Button } from "../../ui/buttons/Button";
import { Hinted } from "../../ui/hints/Hint";
import { Notice } from "../../ui/notices/Notice";
import { nothingChosen, withoutStoredLook } from "../draft/pendingAppearance";
import { hasOwnStyles } from "../styleSets";
import { useDraft, useEditorContext } from "../useEditor";
import { AmbienceCards } from "./AmbienceCards";
import { ambienceOf, lookIn, replacesColours, settingsIn } from "./ambience";
import { useTried } from "./useTried";

export function AmbienceChoice() {
  const { editor, language, stored } = useEditorContext();
  const tried = useTried();
  const isChosen = useDraft((draft) => draft.styleSet !== null);
  // Three pages are drawn here: what is clicked answers first.
  const snapshot = useDeferredValue(tried);
  const replacesOwn = (isChosen && hasOwnStyles(stored.snapshot.sections)) || replacesColours(stored.snapshot, tried);
  const takeBack = () => {
    const { settings } = editor.read().saved.shared;
    const names = Object.keys(settingsIn("classique")).map((name) => [name, settings[name] ?? ""]);
    editor.chooseLook({ styleSet: null, theme: null }, Object.fromEntries(names));
  };
  const choose = (name: StyleSet) => {
    const { styleSet, theme } = withoutStoredLook({ ...nothingChosen, ...lookIn(name) }, stored.snapshot);
    editor.chooseLook({ styleSet, theme }, settingsIn(name));
  };
  return (
    <section className="editor-group">
      <Hinted name="ambience" about={editorWords.style.set} text={words.ambienceHint}>
        <h2 id="ambience">{editorWords.style.set}</h2>
      </Hinted>
      <AmbienceCards
        snapshot={snapshot}
        language={language}
        labelledBy="ambience"
        chosen={ambienceOf(tried)}
        onChoose={choose}
      />
      {replacesOwn && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="line" onClick={takeBack}>
              {words.ambienceUndo}
            </Button>
          }
        >
          {words.ambienceReplaces}
        </Notice>
      )}
    </section>
  );
}
