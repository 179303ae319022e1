// The spec's web-vitals report: sums per page and day, no cookie, nothing that names a visitor.
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Page } from "../../site/page/model";

export function reportVitals(page: Page): void {
  const send = ({ name, value, rating }: Metric) => {
    const body = JSON.stringify({ metric: name, value, rating, language: page.language });
    navigator.sendBeacon(`/api/sites/${page.slug}/vitals`, new Blob([body], { type: "application/json" }));
  };
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(send);
}
