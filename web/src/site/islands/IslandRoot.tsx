// What stands around an island's view, on the server and in the browser: the same tree, or React's ids would differ.
import { createContext, type ReactNode, useEffect } from "react";
import { SiteContext, type SiteState, WordsContext } from "../context";
import type { Words } from "../words/words";
import { StaticHtmlContext } from "./StaticHtml";

/** Whether what moves by itself was looked at, as HTML, for as long as its first step takes. */
export const DueContext = createContext(false);

interface IslandRootProps {
  site: SiteState;
  words: Words;
  staticHtml?: Readonly<Record<string, string>>;
  isDue?: boolean;
  /** Told once it answers. */
  onReady?(): void;
  children: ReactNode;
}

const none = {};

export function IslandRoot({ site, words, staticHtml = none, isDue = false, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteContext value={site}>
      <WordsContext value={words}>
        <StaticHtmlContext value={staticHtml}>
          <DueContext value={isDue}>{children}</DueContext>
        </StaticHtmlContext>
      </WordsContext>
    </SiteContext>
  );
}
