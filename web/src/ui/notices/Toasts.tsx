import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { constants } from "../../contract/catalogues.gen";
import { uiWords } from "../../i18n/ui";
import { buttonClass } from "../buttons/Button";
import { IconButton } from "../buttons/IconButton";
import { Icon } from "../Icon";
import { type ToastEntry, type ToastTone, toastList } from "./toastList";

const drawings: Record<ToastTone, LucideIcon> = { good: CircleCheck, bad: CircleAlert, plain: Info };

export const toastSuccess = (text: string): void => void toastList.add("good", text);
export const toastError = (text: string): void => void toastList.add("bad", text);
/** Something that went well, with the next thing to do. */
export const toastAction = (text: string, label: string, run: () => void): void =>
  void toastList.add("good", text, { label, run });
/** `onUndo` runs when the owner takes it back within the toast's five seconds, or earlier where the returned function is
 * called: under a dialog nobody reaches a toast with the keyboard. */
export function toastUndo(text: string, onUndo: () => void, label: string = uiWords.undo): () => void {
  const id = toastList.add("plain", text, { label, run: () => undo() });
  let isOver = false;
  const undo = () => {
    if (isOver) return;
    isOver = true;
    toastList.remove(id);
    onUndo();
  };
  return undo;
}

/** Five seconds by a clock of its own, held while the pointer or the keyboard is on it. Radix holds all toasts together, and
 * for good once one was closed by hand: the focus then stays in their place. */
function OneToast({ entry }: { entry: ToastEntry }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toastList.remove(entry.id), constants.messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, entry.id]);
  return (
    <Radix.Root
      className={`d-toast d-toast-${entry.tone}`}
      type="foreground"
      duration={Number.POSITIVE_INFINITY}
      onOpenChange={(isOpen) => !isOpen && toastList.remove(entry.id)}
      onPointerEnter={(event) => setHeld(event.pointerType !== "touch")}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(":focus-visible"))}
      onBlur={() => setHeld(false)}
    >
      <Icon of={drawings[entry.tone]} />
      <div className="d-toast-said">
        <Radix.Title>{entry.text}</Radix.Title>
        {entry.action && (
          <Radix.Action
            altText={entry.action.label}
            className={buttonClass({ variant: "line", size: "small" })}
            onClick={entry.action.run}
          >
            {entry.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={uiWords.close} icon={X} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Stands once, at the root. */
export function Toasts() {
  const entries = useSyncExternalStore(toastList.subscribe, toastList.read);
  return (
    <Radix.Provider label={uiWords.toasts} swipeDirection={document.dir === "rtl" ? "left" : "right"}>
      {entries.map((entry) => (
        <OneToast key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport
        className="d-toasts"
        label={uiWords.toastsHotkey("{hotkey}")}
        style={{ zIndex: constants.toastZIndex, width: constants.toastWidthPx }}
      />
    </Radix.Provider>
  );
}
