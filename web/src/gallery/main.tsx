// Every view × option × theme on sample content: /gallery.html?option=&theme=&sample=&section=&nav=&set=&rem=&pictures=&cv=
// `items=N&without=photo,logo,texts` leaves little of it, `pair=` dresses it in a pair of fonts, `matrix` shows all that is little side by side (matrix.ts).
// `message=fail` makes sending fail, `message=slow` take its time; `preview=N` shows the page in a column of N pixels, as the editor does.
import "../site/base.css";
import "../entries/print.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { freeOption, options, themes } from "../contract/catalogues.gen";
import { fontPairs } from "../contract/choices.gen";
import type { FontPair, Option, StyleSet } from "../contract/types.gen";
import type { SiteActions } from "../site/context";
import { layoutRules } from "../site/layouts/rules.gen";
import { buildPage } from "../site/page/build";
import { stylesheetOf } from "../site/page/stylesheet";
import { loadLayout } from "../site/registry";
import { Site } from "../site/Site";
import "./gallery.css";
import { missing, showMatrix } from "./matrix";
import { languageOf, makeSample, type SampleChoice, type SampleName, sampleNames } from "./samples";

const pictures = import.meta.glob<string>("../../../demo/pictures/*.{jpg,svg}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** What the address asks for, with something sensible for whatever it does not say. */
function chosenBy(query: URLSearchParams): SampleChoice {
  const among = <T extends string>(name: string, list: readonly T[], otherwise: T): T =>
    list.find((known) => known === query.get(name)) ?? otherwise;
  const option: Option = among("option", options, freeOption);
  const theme = Number(query.get("theme") ?? 0);
  return {
    option,
    theme: themes[theme] ? theme : 0,
    sample: among<SampleName>("sample", sampleNames, "rich"),
    siteType: among("nav", ["header", "footer"], "header"),
    set: among<StyleSet>("set", ["classique", "moderne", "editorial"], "classique"),
    imageSize: among("image", ["normal", "small"], layoutRules[option].photoSizes ? "normal" : "small"),
    usesSecondCarousel: query.get("affichage") === "true",
    photoShape: among("forme", ["ronde", "carre"], "ronde"),
    projects: Number(query.get("projects")) || null,
    items: query.has("items") ? Number(query.get("items")) : null,
    without: missing.filter((one) => query.get("without")?.split(",").includes(one)),
    pair: among<FontPair | "">("pair", Object.keys(fontPairs) as FontPair[], "") || null,
    sizeRem: Number(query.get("rem")) || null,
    pictures: among("pictures", ["own", "upright", "clear"], "own"),
    hasCv: query.get("cv") !== "none",
  };
}

const { documentElement } = document;

const actionsFor = (query: URLSearchParams): SiteActions => ({
  chooseTheme: (theme: string) => {
    documentElement.dataset.theme = theme;
  },
  chooseLanguage: (code: string) => {
    query.set("sample", code === "AR" ? "rtl" : "rich");
    location.search = query.toString();
  },
  send: () =>
    new Promise<void>((resolve, reject) => {
      const settle = () => (query.get("message") === "fail" ? reject(new Error("refused")) : resolve());
      setTimeout(settle, query.get("message") === "slow" ? 2500 : 100);
    }),
});

const styles = document.createElement("style");
document.head.append(styles);
const element = document.getElementById("root");
const root = element && createRoot(element);

/** Shows what the address says, now and whenever it changes, and marks the page with it once it stands. */
async function show(): Promise<void> {
  const { search } = location;
  const query = new URLSearchParams(search);
  const choice = chosenBy(query);
  const snapshot = makeSample(choice, pictures);
  const page = buildPage(snapshot, languageOf(choice.sample));
  const previewWidthPx = Number(query.get("preview") ?? 0);
  const layout = await loadLayout(page);
  if (!element || !root) return;
  documentElement.lang = page.lang;
  documentElement.dir = page.dir;
  documentElement.dataset.theme = String(choice.theme);
  styles.textContent = stylesheetOf(snapshot, page);
  element.className = previewWidthPx ? `gallery-column gallery-column-${previewWidthPx}` : "";
  flushSync(() =>
    root.render(
      <Site key={search} page={page} layout={layout} actions={actionsFor(query)} isPreview={previewWidthPx > 0} />,
    ),
  );
  documentElement.dataset.shown = search;
}

if (new URLSearchParams(location.search).has("matrix")) showMatrix(document.body);
else {
  addEventListener("popstate", show);
  await show();
}
