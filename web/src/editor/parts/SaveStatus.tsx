// Always visible: saved, not saved, saving, offline.
import { CircleAlert, CircleCheck, CircleDot, CloudOff, LoaderCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { editorWords } from "../../i18n/editor";
import type { SaveState } from "../save";

const words = editorWords.status;

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

export function SaveStatus({
  state,
  isChanged,
  hasFailed,
}: {
  state: SaveState;
  isChanged: boolean;
  hasFailed: boolean;
}) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [StatusIcon, tone, text] =
    state === "saving"
      ? ([LoaderCircle, "blue", words.saving] as const)
      : state === "retrying"
        ? ([CloudOff, "amber", words.retrying] as const)
        : !isOnline
          ? ([CloudOff, "amber", `${words.offline}, ${words.kept}`] as const)
          : hasFailed
            ? ([CircleAlert, "red", `${words.unsaved}, ${words.kept}`] as const)
            : isChanged
              ? ([CircleDot, "amber", `${words.unsaved}, ${words.kept}`] as const)
              : ([CircleCheck, "green", words.saved] as const);
  return (
    <p className={`save-status ${tone}`} role="status">
      <StatusIcon className={state === "saving" ? "d-icon d-spin" : "d-icon"} aria-hidden />
      {text}
    </p>
  );
}
