// Who comes to the top of the page sees it before what is below is laid out (`.arriving`: HEAD_SCRIPT, render.tsx). That is done
// here, a section at a time: all of them in one task would hold a phone for a fifth of a second.

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 50);

export function layOutTheRest(root: ParentNode): void {
  const rest = [...root.querySelectorAll<HTMLElement>(".site-section")];
  const next = () => {
    const section = rest.shift();
    if (!section) return document.documentElement.classList.remove("arriving");
    section.style.contentVisibility = "visible";
    void section.offsetHeight; // now, not together with the next one
    whenIdle(next);
  };
  whenIdle(next);
}
