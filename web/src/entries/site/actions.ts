// What a visitor may do on a public page: write, choose colours, choose a language.
import { constants } from "../../contract/catalogues.gen";
import type { SiteActions } from "../../site/context";
import type { ClientPage } from "../../site/islands/clientData";
import { anchorOf } from "../../site/parts/shell/sections";
import { mailActions } from "./mail";
import { messageActions } from "./message";
import { remember } from "./visitor";

export function visitorActions(page: ClientPage): SiteActions {
  return {
    // Of the two builds of the page only the one that stands alone is built like the server's (vite.standalone.config.ts).
    ...(import.meta.env.SSR ? mailActions(page) : messageActions(page)),
    chooseTheme(theme) {
      document.documentElement.dataset.theme = theme;
      remember("themeIndex", theme, page.slug);
    },
    // Clear everything, store the language, reload after 300 ms at that language's address.
    chooseLanguage(code, section) {
      const href = page.languages.find((language) => language.code === code)?.href;
      if (!href) return;
      try {
        localStorage.clear();
      } catch {
        // Nothing was stored, then.
      }
      remember("selectedLang", code, page.slug);
      // At an address without a language the stored one would be followed again: Back must lead to the page as it was read.
      const from = page.languages.find((language) => language.code === page.language)?.href;
      if (from) history.replaceState(history.state, "", from + location.hash);
      // The top of the page needs no name.
      const place = section === "home" ? "" : `#${anchorOf(section)}`;
      setTimeout(() => location.assign(href + place), constants.reloadAfterLanguageChangeMs);
    },
  };
}
