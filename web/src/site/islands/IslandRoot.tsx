// What stands around an island's view, on the server and in the browser: the same tree, or React's ids would differ.
import { type ReactNode, useEffect } from "react";
import { SiteContext, type SiteState, WordsContext } from "../context";
import type { Words } from "../words/words";
import { StaticHtmlContext } from "./StaticHtml";

interface IslandRootProps {
  site: SiteState;
  words: Words;
  staticHtml?: Readonly<Record<string, string>>;
  /** Told once it answers. */
  onReady?(): void;
  children: ReactNode;
}

const none = {};

export function IslandRoot({ site, words, staticHtml = none, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteContext value={site}>
      <WordsContext value={words}>
        <StaticHtmlContext value={staticHtml}>{children}</StaticHtmlContext>
      </WordsContext>
    </SiteContext>
  );
}
