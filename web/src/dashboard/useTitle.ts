import { useEffect } from "react";
import { shellWords } from "../i18n/dashboard";

/** The tab's title names the screen: it is the first thing that a screen reader says. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${shellWords.brand}`;
  }, [title]);
}
