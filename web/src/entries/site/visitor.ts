// What a visitor's browser remembers. The keys are fixed (docs/product.md); each names the site it belongs to, because all sites of an
// instance share one origin and another site's choice means nothing here.
import type { ClientPage } from "../../site/islands/clientData";

type Key = "themeIndex" | "selectedLang";

export function remember(key: Key, value: string, site: string): void {
  try {
    localStorage.setItem(key, value);
    localStorage.setItem(`${key}.site`, site);
  } catch {
    // A full or forbidden storage costs the memory, not the page.
  }
}

/** The language that was chosen or negotiated is the visitor's from now on. */
export function rememberLanguage(page: ClientPage): void {
  remember("selectedLang", page.language, page.slug);
}
