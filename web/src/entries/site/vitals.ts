// The spec's web-vitals report: one per visit, sent when the page is left; no cookie, nothing that names a visitor.
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Page } from "../../site/page/model";

export function reportVitals(page: Page): void {
  const metrics: Record<string, { value: number; rating: Metric["rating"] }> = {};
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) => {
      metrics[name] = { value, rating };
    });
  }
  // Asked for after theirs, so that it hears of the leaving after them: by then the last figures are there.
  addEventListener("visibilitychange", sendOnce, true);
  addEventListener("pagehide", sendOnce, true);

  function sendOnce(event: Event): void {
    if (event.type === "visibilitychange" && document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", sendOnce, true);
    removeEventListener("pagehide", sendOnce, true);
    const body = JSON.stringify({ language: page.language, metrics });
    navigator.sendBeacon(`/api/sites/${page.slug}/vitals`, new Blob([body], { type: "application/json" }));
  }
}
