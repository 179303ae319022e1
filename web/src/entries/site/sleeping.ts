// Which sections of the page still sleep, and what wakes them: being near the window, or any touch.
import type { PageSection } from "../../contract/types.gen";
import type { Sleep } from "../../site/waking";

/** How far outside the window a section counts as near: it is awake before a reader's scrolling brings it into sight. */
const nearMargin = "50% 0px";
/** Heard before React hears them: the section is awake when the event reaches it. */
const touches = ["pointerdown", "focusin", "click", "submit", "keydown"] as const;

interface Sleeper extends Sleep {
  wake(): void;
}

function fallAsleep(): Sleeper {
  let tell: () => void = () => undefined;
  const sleeper: Sleeper = {
    isOver: false,
    over: new Promise<void>((told) => {
      tell = told;
    }),
    wake() {
      sleeper.isOver = true;
      tell();
    },
  };
  return sleeper;
}

const sectionOf = (element: Element): PageSection | undefined =>
  element.closest<HTMLElement>(".site-section")?.dataset.section as PageSection | undefined;

export function putToSleep(root: ParentNode): ReadonlyMap<PageSection, Sleep> {
  const sleepers = new Map<PageSection, Sleeper>();
  const wake = (element: Element) => {
    const name = sectionOf(element);
    if (name) sleepers.get(name)?.wake();
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        wake(target);
        near.unobserve(target);
      }
    },
    { rootMargin: nearMargin },
  );
  for (const section of root.querySelectorAll(".site-section")) {
    const name = sectionOf(section);
    if (!name) continue;
    sleepers.set(name, fallAsleep());
    near.observe(section);
  }
  const touched = ({ target }: Event) => target instanceof Element && wake(target);
  for (const touch of touches) document.addEventListener(touch, touched, { capture: true, passive: true });
  return sleepers;
}
