// The sheets of a font pair's families: fetched when something on the screen wears them, and not before.
import { useEffect } from "react";
import type { FontPair } from "../../contract/types.gen";
import { pairNameOf, sheetsOf } from "../../site/page/fontPair";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { letFontsComeLate } from "./lateFonts";

const sheets = import.meta.glob("../../contract/families/*.gen.css");

async function loadPair(name: FontPair): Promise<void> {
  await Promise.all(sheetsOf(name).map((sheet) => sheets[`../../contract/families/${sheet}.gen.css`]?.()));
  letFontsComeLate();
}

export function usePairs(names: readonly FontPair[]): void {
  const asked = names.join();
  useEffect(() => {
    // Without its sheet a text is shown in a font of the machine's: nothing to stop for.
    for (const name of asked.split(",").filter(Boolean)) loadPair(name as FontPair).catch(() => {});
  }, [asked]);
}

/** Those of the pair that a page wears. */
export function usePairSheets(snapshot: Pick<SiteSnapshot, "sections">): void {
  const name = pairNameOf(snapshot);
  usePairs(name ? [name] : []);
}
