// A picture enlarged on click, in a native dialog: Escape, the backdrop and the button close it, arrows go on.
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../context";
import type { Picture } from "../page/model";
import { Icon } from "./Icon";
import { linkLabel } from "./linkLabel";
import { PictureImage } from "./Picture";
import { useBackCloses } from "./useBackCloses";

interface Enlarged {
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
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const item = index === null ? undefined : items[index];
  const isOpen = item !== undefined;
  const text = useWords();

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // Itself, not its first button: that would wear a ring nobody asked for after a click of the mouse.
    dialog.current?.focus();
  }, [isOpen]);

  const step = (by: number) => setIndex((at) => (at === null ? at : (at + by + items.length) % items.length));
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const isForward = (event.key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction === "ltr");
    step(isForward ? 1 : -1);
  };

  const close = () => {
    setIndex(null);
    opener.current?.focus({ preventScroll: true });
  };
  useBackCloses(isOpen, close);

  const open = useCallback((at: number, from?: HTMLElement) => {
    opener.current = from ?? null;
    setIndex(at);
  }, []);

  return {
    open,
    dialog: isOpen && (
      <dialog
        ref={dialog}
        tabIndex={-1}
        className="lightbox"
        aria-label={item.title || item.picture.alt || text.enlarge}
        onClose={close}
        onKeyDown={onKeyDown}
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      >
        <figure key={item.id}>
          <PictureImage picture={item.picture} sizes="100vw" isFirst />
          <figcaption>
            {items.length > 1 && (
              <bdi dir="ltr" className="lightbox-count">
                {(index ?? 0) + 1} / {items.length}
              </bdi>
            )}
            {item.title && <strong>{item.title}</strong>}
            {item.description && <p>{item.description}</p>}
            {item.link && (
              <a href={item.link} target="_blank" rel="noopener">
                <bdi>{linkLabel(item.link)}</bdi>
                <span className="sr"> ({text.newTab})</span>
              </a>
            )}
          </figcaption>
        </figure>
        <button
          type="button"
          className="lightbox-close"
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        {items.length > 1 && (
          <>
            <button type="button" className="lightbox-previous" aria-label={text.previous} onClick={() => step(-1)}>
              <Icon name="previous" />
            </button>
            <button type="button" className="lightbox-next" aria-label={text.next} onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          </>
        )}
      </dialog>
    ),
  };
}
