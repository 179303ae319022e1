// Always visible: saved, not saved, saving, offline.
import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CloudOff, LoaderCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { editorWords } from "../../i18n/editor";
import { punctuationForms } from "../../i18n/punctuation";
import type { SaveState } from "../saving/untilAnswered";
import "./bars.css";

const words = editorWords.status;

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

interface SaveStatusProps {
  state: SaveState;
  isChanged: boolean;
  hasFailed: boolean;
  /** Nothing was ever saved here, so nothing may be called saved. */
  isNew: boolean;
}

export function SaveStatus({ state, isChanged, hasFailed, isNew }: SaveStatusProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [StatusIcon, tone, text] =
    state === "saving"
      ? ([LoaderCircle, "blue", words.saving] as const)
      : state === "retrying"
        ? ([CloudOff, "amber", words.retrying] as const)
        : !isOnline
          ? ([CloudOff, "amber", words.offline] as const)
          : hasFailed
            ? ([CircleAlert, "red", words.unsaved] as const)
            : isChanged
              ? ([CircleDot, "amber", words.unsaved] as const)
              : isNew
                ? ([CircleDashed, "grey", words.nothing] as const)
                : ([CircleCheck, "green", words.saved] as const);
  return (
    <p className={`save-status ${tone}`} role="status">
      <StatusIcon className={state === "saving" ? "d-icon d-spin" : "d-icon"} aria-hidden />
      <span>
        {text}
        {(text === words.offline || text === words.unsaved) && (
          <span className="save-more">
            {punctuationForms.comma}
            {words.kept}
          </span>
        )}
      </span>
    </p>
  );
}
