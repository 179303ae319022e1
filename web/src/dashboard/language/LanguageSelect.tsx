// Which language the dashboard speaks, where there is no account menu: before signing in, and on narrow screens.
import { shellWords } from "../../i18n/dashboard";
import { Select } from "../../ui/fields/Select";
import { toastError } from "../../ui/notices/Toasts";
import { languageChoices, pickLanguage, spokenLanguage } from "./language";

export const pick: typeof pickLanguage = (language) =>
  pickLanguage(language).catch(() => toastError(shellWords.languageFailed));

export const LanguageSelect = () => (
  <Select
    className="dash-language"
    aria-label={shellWords.language}
    value={spokenLanguage}
    choices={languageChoices}
    onChange={(language) => void pick(language)}
  />
);
