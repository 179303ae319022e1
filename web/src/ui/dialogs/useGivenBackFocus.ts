// Radix gives the focus back to its own trigger only; our dialogs are opened by whatever screen they stand in.
import { useRef } from "react";

/** For `onCloseAutoFocus`: whoever had the focus before the dialog opened gets it again. */
export function useGivenBackFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  // While rendering, because a field with `autoFocus` takes the focus before any effect runs.
  if (isOpen && !wasOpen.current && document.activeElement instanceof HTMLElement) {
    opener.current = document.activeElement;
  }
  wasOpen.current = isOpen;
  return (event) => {
    event.preventDefault();
    opener.current?.focus();
  };
}
