// A click in the preview opens the field that was clicked, in whichever editor it stands.
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SiteSnapshot } from "../site/page/snapshot";
import { focusFile, focusItemForm, focusText } from "./fields/focusing";
import { describe } from "./model";
import { editorPath } from "./paths";
import { type Target, targetOf } from "./preview/hitTest";
import type { Editor } from "./store";

function openTarget(editor: Editor, language: string, { field, isFile, item }: Target): void {
  if (item) {
    const found = editor.listOf(item.list, language).find((kept) => kept.id === item.id);
    if (found) editor.startEditing(item.list, language, found);
    focusItemForm(item.list.name);
  } else if (isFile && field) {
    focusFile(field);
  } else {
    focusText(field ?? describe(editor.section).texts[0]?.name ?? "");
  }
}

/** `onOpen` brings the form into sight where it stands behind a tab. */
export function useClickToEdit(editor: Editor, language: string, onOpen: () => void) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Target | null>(null);
  useEffect(() => {
    if (wanted?.section !== editor.section) return;
    setWanted(null);
    onOpen();
    openTarget(editor, language, wanted);
  }, [wanted, editor, language, onOpen]);
  return useCallback(
    (element: Element, shown: SiteSnapshot) => {
      const target = targetOf(element, shown, language);
      if (!target) return;
      setWanted(target);
      if (target.section !== editor.section) void navigate(editorPath(target.section));
    },
    [editor, language, navigate],
  );
}
