// Whether the section's lists are one for all languages, or each language's own. Asked where there are several.

import { useId } from "react";
import { editorWords } from "../../i18n/editor";
import { Switch } from "../../ui/fields/Switch";
import { Hinted } from "../../ui/hints/Hint";
import { toastError } from "../../ui/notices/Toasts";
import { areSeparate, areTogether } from "../inStep";
import { useDraft, useEditorContext } from "../useEditor";

export function SeparateLists() {
  const { editor, stored } = useEditorContext();
  const isSeparate = useDraft(areSeparate);
  const isAsked = useDraft((draft) => areSeparate(draft) || areTogether(draft));
  const hint = useId();
  const { source, languages } = stored.snapshot;
  if (!isAsked) return null;
  const change = (next: boolean) => {
    if (!editor.setSeparate(next, source ?? languages[0] ?? "")) toastError(editorWords.listsUnlike);
  };
  return (
    <section className="editor-group">
      <Hinted
        name="lists"
        id={hint}
        about={editorWords.separateLists}
        text={isSeparate ? editorWords.listsSeparate : editorWords.listsTogether}
      >
        <Switch label={editorWords.separateLists} isOn={isSeparate} describedBy={hint} onChange={change} />
      </Hinted>
    </section>
  );
}
