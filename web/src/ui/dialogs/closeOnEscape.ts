// Radix gives Escape to the newest layer alone, and a toast is one: while it shows, a dialog would stay open.
import type { KeyboardEvent } from "react";

/** For a layer's content. A layer that took the key itself has prevented its default. */
export const closeOnEscape =
  (onClose: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
