import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { constants } from "../contract/catalogues.gen";
import { uiWords } from "../i18n/ui";
import { buttonClass } from "./Button";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import { type ToastTone, toastList } from "./toastList";

const drawings: Record<ToastTone, LucideIcon> = { good: CircleCheck, bad: CircleAlert, plain: Info };

export const toastSuccess = (text: string): void => toastList.add("good", text);
export const toastError = (text: string): void => toastList.add("bad", text);
/** `onUndo` runs when the owner takes it back within the toast's five seconds. */
export const toastUndo = (text: string, onUndo: () => void): void =>
  toastList.add("plain", text, { label: uiWords.undo, run: onUndo });

/** Stands once, at the root. Five seconds, paused while the pointer or the focus is on it. */
export function Toasts() {
  const entries = useSyncExternalStore(toastList.subscribe, toastList.read);
  return (
    <Radix.Provider duration={constants.messageTimeoutMs} label={uiWords.toasts} swipeDirection="right">
      {entries.map((entry) => (
        <Radix.Root
          key={entry.id}
          className={`d-toast d-toast-${entry.tone}`}
          type="foreground"
          onOpenChange={(isOpen) => !isOpen && toastList.remove(entry.id)}
        >
          <Icon of={drawings[entry.tone]} />
          <Radix.Title>{entry.text}</Radix.Title>
          {entry.undo ? (
            <Radix.Action
              altText={entry.undo.label}
              className={buttonClass({ variant: "line", size: "small" })}
              onClick={entry.undo.run}
            >
              {entry.undo.label}
            </Radix.Action>
          ) : (
            <span />
          )}
          <Radix.Close asChild>
            <IconButton label={uiWords.close} icon={X} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        className="d-toasts"
        label={uiWords.toastsHotkey}
        style={{ zIndex: constants.toastZIndex, width: constants.toastWidthPx }}
      />
    </Radix.Provider>
  );
}
