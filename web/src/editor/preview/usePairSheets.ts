// The sheets of a font pair's families: fetched when something on the screen wears them, and not before.
import { useEffect } from "react";
import type { FontPair } from "../../contract/types.gen";
import { pairNameOf, sheetsOf } from "../../site/page/fontPair";
import type { SiteSnapshot } from "../../site/page/snapshot";

/** Their addresses: as modules they would be the pages' own sheets, which nobody links here. */
const addresses = import.meta.glob<string>("../../contract/families/*.gen.css", {
  query: "?url",
  import: "default",
  eager: true,
});

/** On public pages a font that comes late is not shown; whoever chooses one wants to see it (lateFonts.ts). */
function letThemComeLate(sheet: CSSStyleSheet): void {
  for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = sheet.cssRules[place]?.cssText ?? "";
    if (!rule.includes("font-display: optional")) continue;
    sheet.deleteRule(place);
    sheet.insertRule(rule.replace("font-display: optional", "font-display: swap"), place);
  }
}

/** Without it a text is shown in a font of the machine's: nothing to stop for. */
function link(sheet: string): void {
  const href = addresses[`../../contract/families/${sheet}.gen.css`] ?? "";
  if (document.querySelector(`link[href="${href}"]`)) return;
  const made = document.createElement("link");
  // For no screen until its rules are changed: a browser takes a font's first word for it.
  Object.assign(made, { rel: "stylesheet", href, media: "print" });
  made.onload = () => {
    if (made.sheet) letThemComeLate(made.sheet);
    made.media = "all";
  };
  document.head.append(made);
}

export function usePairs(names: readonly FontPair[]): void {
  const asked = names.join();
  useEffect(() => {
    for (const name of asked.split(",").filter(Boolean)) for (const sheet of sheetsOf(name as FontPair)) link(sheet);
  }, [asked]);
}

/** Those of the pair that a page wears. */
export function usePairSheets(snapshot: Pick<SiteSnapshot, "sections">): void {
  const name = pairNameOf(snapshot);
  usePairs(name ? [name] : []);
}
