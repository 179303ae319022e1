// The one report of a visit, sent when the page is left: web vitals, where from, what was clicked. No cookie, nothing stored,
// nothing that names a visitor (docs/decisions/visits.md); none from a page that is not to be counted.
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { ClientData, ClientPage } from "../../site/islands/clientData";
import { sentAfterS } from "./message";

const longestSource = 100;
const longestWord = 50;
const campaignWords = ["utm_source", "utm_medium", "utm_campaign"];

function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || !!globalPrivacyControl;
}

/** The host that led here, if it is another's: never a path. */
function source(): string {
  const host = /^[\w-]+:\/\/([\w.-]+)/.exec(document.referrer)?.[1]?.toLowerCase() ?? "";
  return host === location.hostname ? "" : host.slice(0, longestSource);
}

function campaign(): string[] {
  const asked = new URLSearchParams(location.search);
  return campaignWords.map((name) => [...(asked.get(name) ?? "")].slice(0, longestWord).join(""));
}

/** The language that the browser would rather read, if the site has it not. */
function wanted({ language, languages }: ClientPage): string {
  const [code = ""] = navigator.language.toUpperCase().split("-");
  const isOffered = code === language || languages.some((offered) => offered.code === code);
  return isOffered || code.length !== 2 ? "" : code;
}

export function reportVisit({ page, links }: Pick<ClientData, "page" | "links">): void {
  if (page.isUncounted || asksNotToBeCounted()) return;
  let metrics: Record<string, { value: number; rating: Metric["rating"] }> = {};
  let clicks: Record<string, number> = {};
  let isFirst = true;
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating }) => {
      if (isFirst) metrics[name] = { value, rating };
    });
  }
  addEventListener("click", count, true);
  // The middle button opens a link too; the right one only a menu.
  addEventListener("auxclick", (event) => event.button === 1 && count(event), true);
  // Asked for after theirs, so that it hears of the leaving after them: by then the last figures are there.
  for (const kind of ["visibilitychange", "pagehide"]) addEventListener(kind, send, true);

  function count({ target }: Event): void {
    const link = target instanceof Element && target.closest("a");
    const purpose = link && links[link.getAttribute("href") ?? ""];
    if (purpose) clicks[purpose] = (clicks[purpose] ?? 0) + 1;
  }

  /** Once; and again only for whoever came back to the page and did something more. */
  function send(event: Event): void {
    if (event.type === "visibilitychange" && document.visibilityState !== "hidden") return;
    const sent = sentAfterS.splice(0);
    if (!isFirst && !sent.length && !Object.keys(clicks).length) return;
    const came = isFirst && { source: source(), campaign: campaign(), wanted: wanted(page) };
    const body = JSON.stringify({ language: page.language, metrics, ...came, clicks, sent });
    isFirst = false;
    metrics = {};
    clicks = {};
    navigator.sendBeacon(`/api/sites/${page.slug}/vitals`, new Blob([body], { type: "application/json" }));
  }
}
