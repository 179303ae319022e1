// The site's languages: their order, one more, one less. Stands on the site-type screen and under 'Langues'.
import { useState } from "react";
import { typesiteWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { hasContent } from "../landing/overview";
import { useTranslated } from "../landing/useTranslated";
import type { Site } from "../settings";
import { leaningText } from "../siteLanguages/leaning";
import { AddLanguage } from "./AddLanguage";
import { LanguageBadges } from "./LanguageBadges";
import type { LanguageBox } from "./useLanguageBox";

interface SiteLanguagesProps {
  site: Site;
  languages: readonly string[];
  box: LanguageBox;
  /** Brought by a button for adding, so its field is where the owner goes on. */
  takesFocus?: boolean;
  onChange(languages: string[]): void;
}

export function SiteLanguages({ site, languages, box, takesFocus = false, onChange }: SiteLanguagesProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const translated = useTranslated(site);
  const loss = leaving && leaningText(site, translated, leaving);
  const remove = (code: string) => onChange(languages.filter((language) => language !== code));
  return (
    <>
      <LanguageBadges
        languages={languages}
        onReorder={onChange}
        onRemove={(code) => (hasContent(site, code) ? setLeaving(code) : remove(code))}
      />
      <AddLanguage box={box} takesFocus={takesFocus} />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={typesiteWords.removeTitle(languageName(leaving ?? ""))}
        description={
          <>
            <p>{typesiteWords.removeText}</p>
            {loss && <p>{loss}</p>}
          </>
        }
        confirmLabel={typesiteWords.removeConfirm}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove(leaving);
          setLeaving(null);
        }}
      />
    </>
  );
}
