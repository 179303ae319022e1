// How an element comes in: it rises into place, once, when it is scrolled into view.
// The server's HTML is fully visible; an element is hidden only by script, and only while it is out of sight, so that
// a visitor without script, or whose script fails, sees everything, and nothing blinks (CLS 0: transform and opacity only).
// In a preview nothing waits: an editor opens it on its own section, by script, and the owner looks for his text there.
import { constants } from "../../contract/catalogues.gen";

const steps = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75];

/** What its markup says of it; what is missing is as everywhere. */
function wishesOf({ dataset }: HTMLElement) {
  const { threshold, margin, distance } = dataset;
  return {
    threshold: Number(threshold ?? constants.revealThreshold),
    bottomMarginPx: Number(margin ?? 0),
    distancePx: distance,
  };
}

/** Watches the element until it has come in. Answers how to stop that. */
export function followEntrance(target: HTMLElement): () => void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || target.closest("[data-preview]");
  if (isStill) return () => undefined;
  const { threshold, bottomMarginPx, distancePx } = wishesOf(target);
  if (distancePx) target.style.setProperty("--reveal-distance", `${distancePx}px`);
  let isFirstLook = true;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const { top, bottom } = entry.boundingClientRect;
      if (isFirstLook) {
        isFirstLook = false;
        if (top < innerHeight && bottom > 0) observer.disconnect();
        else target.classList.add("is-waiting");
        return;
      }
      const windowHeight = entry.rootBounds?.height ?? innerHeight;
      const isSeen = entry.intersectionRatio >= threshold || entry.intersectionRect.height >= windowHeight * threshold;
      if (!isSeen) return;
      observer.disconnect();
      target.classList.replace("is-waiting", "is-arriving");
    },
    { threshold: steps, rootMargin: `0px 0px ${bottomMarginPx}px 0px` },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/** All that come in on the page. */
export function followEntrances(root: HTMLElement): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>(".reveal")].map(followEntrance);
  return () => {
    for (const stop of stops) stop();
  };
}
