// A page that somebody comes to is laid out as far as it is seen (`arriving`: the server's HEAD_SCRIPT, entries/render.tsx). The
// rest follows when its visitor begins to use it, a section at a time: all of them in one task would hold a phone for a fifth
// of a second. From then on every section has its true height, so scrolling meets no surprise.
import { whenBegun } from "../../islands/triggers";

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 50);

export function layOutOnceBegun(root: ParentNode): () => void {
  const rest = [...root.querySelectorAll<HTMLElement>(".site-section")];
  const next = () => {
    const section = rest.shift();
    if (!section) return document.documentElement.classList.remove("arriving");
    section.style.contentVisibility = "visible";
    void section.offsetHeight; // now, not together with the next one
    whenIdle(next);
  };
  return whenBegun(() => whenIdle(next));
}
