// Which languages of the site its visitors are shown. A language that is added later begins hidden, so that nobody meets it
// half translated.
import { ApiProblem } from "../../api/client";
import { landingWords, typesiteWords } from "../../i18n/dashboard";
import { inLanguage } from "../../i18n/languages";
import { problemText } from "../../i18n/problems";
import { toastError, toastUndo } from "../../ui/notices/Toasts";
import { type Site, useSaveSettings } from "../settings";

/** Of the languages that a site is to have: what is known stays as it is, what comes to others begins hidden. */
export const hiddenAmong = (
  site: Pick<Site, "languages" | "hiddenLanguages">,
  languages: readonly string[],
): string[] =>
  languages.filter((code, place) => (site.languages.includes(code) ? site.hiddenLanguages.includes(code) : place > 0));

/** There is always one that visitors are shown. */
export const canHide = ({ languages, hiddenLanguages }: Site): boolean => languages.length - hiddenLanguages.length > 1;

/** Shows a language to visitors, or hides it; the toast takes it back. */
export function useVisibility() {
  const saveSettings = useSaveSettings();
  return async function set(site: Site, code: string, isHidden: boolean): Promise<void> {
    const others = site.hiddenLanguages.filter((other) => other !== code);
    const hiddenLanguages = isHidden ? [...others, code] : others;
    const siteType = site.siteType === "footer" ? "footer" : "header";
    const { languages, settingsRevision } = site;
    try {
      const revision = await saveSettings({ siteType, languages, hiddenLanguages }, settingsRevision);
      const words = landingWords.visibility;
      const now = { ...site, hiddenLanguages, settingsRevision: revision };
      toastUndo((isHidden ? words.nowHidden : words.nowShown)(inLanguage(code)), () => void set(now, code, !isHidden));
    } catch (error) {
      toastError(error instanceof ApiProblem ? problemText(error) : typesiteWords.failed);
    }
  };
}
