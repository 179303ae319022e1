// What a visitor may do on a public page: write, choose colours, choose a language.
import { constants } from "../../contract/catalogues.gen";
import type { SiteActions } from "../../site/context";
import type { Page } from "../../site/page/model";
import { remember } from "./visitor";

/** One form, one submission: a retry after a lost answer is stored once. */
const newSubmission = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function visitorActions(page: Page): SiteActions {
  let submission = newSubmission();
  return {
    async send(message) {
      const answer = await fetch(`/api/sites/${page.slug}/messages`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...message, language: page.language, submission }),
      });
      if (!answer.ok) throw new Error(`message refused: ${answer.status}`);
      submission = newSubmission();
    },
    chooseTheme(index) {
      document.documentElement.dataset.theme = String(index);
      remember("themeIndex", String(index), page.slug);
    },
    // Spec, section 4: clear everything, store the language, reload after 300 ms; D27: at that language's address.
    chooseLanguage(code) {
      const href = page.languages.find((language) => language.code === code)?.href;
      if (!href) return;
      try {
        localStorage.clear();
      } catch {
        // Nothing was stored, then.
      }
      remember("selectedLang", code, page.slug);
      setTimeout(() => location.assign(href + location.hash), constants.reloadAfterLanguageChangeMs);
    },
  };
}
