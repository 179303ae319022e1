// What stands in the box of languages: added by 'Ajouter', and while the site has none also by 'Enregistrer'.
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { constants } from "../../contract/catalogues.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { toastError } from "../../ui/notices/Toasts";
import { browserLanguage, chosenCode, everyLanguage, writtenAs } from "./languageList";

/** What the address asks for, or a newcomer's own language, stands there already. */
function offered(asked: string | null, hasLanguages: boolean): string {
  const code = asked ?? (hasLanguages ? null : browserLanguage());
  const language = everyLanguage().find((known) => known.code === code);
  return language ? writtenAs(language) : "";
}

/** `onAdd`: null when it was added, otherwise why not. */
export function useLanguageBox(languages: readonly string[], onAdd: (code: string) => string | null) {
  const asked = useSearchParams()[0].get("langue");
  const [written, setWritten] = useState(() => offered(asked, languages.length > 0));
  const [refusal, setRefusal] = useState<string | null>(null);

  // Five seconds, at the field as in the toast.
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), constants.messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [refusal]);

  const refuse = (reason: string) => {
    setRefusal(reason);
    toastError(reason);
  };

  return {
    written,
    refusal,
    isAsked: asked !== null,
    /** 'Enregistrer' adds what stands here. */
    isFirst: !languages.length,
    write: (text: string) => {
      setWritten(text);
      setRefusal(null);
    },
    /** An empty choice adds nothing. */
    add: () => {
      const code = chosenCode(written);
      if (!code) return;
      const reason = onAdd(code);
      if (reason) return refuse(reason);
      setRefusal(null);
      setWritten("");
    },
    /** The languages to save; null where there would be none, which is said: no editor opens without one. */
    toSave: (): string[] | null => {
      if (languages.length) return [...languages];
      const code = chosenCode(written);
      if (code) return [code];
      refuse(typesiteWords.chooseLanguage);
      return null;
    },
  };
}

export type LanguageBox = ReturnType<typeof useLanguageBox>;
