// The enlarged picture itself, in a native dialog: Escape, the backdrop and the button close it, arrows and swipes go on. A chunk of its
// own, fetched with the first picture that is enlarged.
import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from "react";
import { useWords } from "../context";
import type { ProjectView } from "../sections/projects/page";
import { Icon } from "./Icon";
import { PageLink } from "./PageLink";
import { PictureImage } from "./Picture";
import { drawn } from "./Rich";
import { type SwipeStart, swipeStart, swipeSteps } from "./swipe";
import { useBackCloses } from "./useBackCloses";

interface LightboxDialogProps {
  items: readonly ProjectView[];
  index: number;
  linkLabel: string;
  onShow(index: number): void;
  onClose(): void;
}

export default function LightboxDialog({ items, index, linkLabel, onShow, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<SwipeStart | null>(null);
  const text = useWords();
  const item = items[index];
  useBackCloses(onClose);

  useEffect(() => {
    dialog.current?.showModal();
    // Itself, not its first button: that would wear a ring nobody asked for after a click of the mouse.
    dialog.current?.focus();
  }, []);

  const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === "rtl";
  const step = (by: number) => onShow((index + by + items.length) % items.length);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    step((event.key === "ArrowRight") === isRtl(event.currentTarget) ? -1 : 1);
  };

  const onTouchEnd = (event: TouchEvent<HTMLDialogElement>) => {
    const steps = swipeSteps(swipe.current, event.changedTouches[0], isRtl(event.currentTarget));
    swipe.current = null;
    if (steps && items.length > 1) step(steps);
  };

  if (!item) return null;
  // Here it is whole.
  const { focus: _focus, zoom: _zoom, ...picture } = item.picture;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="lightbox"
      aria-label={item.title || item.picture.alt || text.enlarge}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        swipe.current = swipeStart(event);
      }}
      onTouchEnd={onTouchEnd}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure key={item.id}>
        <PictureImage picture={picture} sizes="100vw" isFirst />
        <figcaption>
          {items.length > 1 && (
            <bdi dir="ltr" className="lightbox-count">
              {index + 1} / {items.length}
            </bdi>
          )}
          {item.title && (
            <strong className="lightbox-title" {...item.langs?.title}>
              {item.title}
            </strong>
          )}
          {item.descriptionRich ? (
            <div className="rich" {...item.langs?.description}>
              {drawn(item.descriptionRich)}
            </div>
          ) : (
            item.description && <p {...item.langs?.description}>{item.description}</p>
          )}
          <PageLink page={item.page} title={item.title} className="lightbox-page" />
          {item.link && (
            <a href={item.link} target="_blank" rel="noopener">
              <bdi>{linkLabel}</bdi>
              <span className="sr">{` (${text.newTab})`}</span>
            </a>
          )}
        </figcaption>
      </figure>
      <button type="button" className="lightbox-close" aria-label={text.close} onClick={() => dialog.current?.close()}>
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
  );
}
