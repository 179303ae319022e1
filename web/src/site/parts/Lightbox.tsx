// A picture enlarged on click: which one, and who gets the focus back. What is shown comes when it is asked for.
import { type ReactNode, useCallback, useRef, useState } from "react";
import { linkLabel } from "../page/linkLabel";
import type { ProjectView } from "../sections/projects/page";
import { useLater } from "./useLater";

const loadDialog = () => import("./LightboxDialog");

interface Lightbox {
  /** The opener gets the focus back: a carousel that listens for swipes keeps a mouse click from focusing it by itself.
   * Always the same function, so that slides that hold it need not be drawn again. */
  open(index: number, opener?: HTMLElement): void;
  /** To be placed once, beside the pictures. */
  dialog: ReactNode;
}

export function useLightbox(items: readonly ProjectView[]): Lightbox {
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const item = index === null ? undefined : items[index];
  const Dialog = useLater(loadDialog, index !== null);

  const close = () => {
    setIndex(null);
    opener.current?.focus({ preventScroll: true });
  };
  const open = useCallback((at: number, from?: HTMLElement) => {
    opener.current = from ?? null;
    setIndex(at);
  }, []);

  return {
    open,
    dialog: Dialog && index !== null && item && (
      <Dialog items={items} index={index} linkLabel={linkLabel(item.link)} onShow={setIndex} onClose={close} />
    ),
  };
}
