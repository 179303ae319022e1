// A picture enlarged on click: which one, and who gets the focus back. What is shown comes when it is asked for.
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { Picture } from "../page/model";

const LightboxDialog = lazy(() => import("./LightboxDialog").catch(() => ({ default: () => null })));

/** What a link is called where there are no words for it: its host, its address or its number. */
export const linkLabel = (link: string): string =>
  /^(?:mailto|tel):/i.test(link)
    ? link.replace(/^\w+:/, "").replace(/\?.*$/, "")
    : link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/[/?#].*$/, "");

export interface Enlarged {
  id: string;
  picture: Picture;
  title: string;
  description: string;
  link: string;
}

interface Lightbox {
  /** The opener gets the focus back: a carousel that listens for swipes keeps a mouse click from focusing it by itself.
   * Always the same function, so that slides that hold it need not be drawn again. */
  open(index: number, opener?: HTMLElement): void;
  /** To be placed once, beside the pictures. */
  dialog: ReactNode;
}

export function useLightbox(items: readonly Enlarged[]): Lightbox {
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);

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
    dialog: index !== null && items[index] && (
      <Suspense>
        <LightboxDialog items={items} index={index} onShow={setIndex} onClose={close} />
      </Suspense>
    ),
  };
}
