// The way to the bench, from any section with something to translate.
import { Languages } from "lucide-react";
import { Link } from "react-router";
import { languageInSentence } from "../../i18n/languages";
import { translationWords as words } from "../../i18n/translation";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { isOfWholeSite } from "../model";
import { useEditorContext } from "../useEditor";
import { translationEditorAt } from "./openTranslationEditor";

export function TranslationEditorLink({ languages }: { languages: readonly string[] }) {
  const { editor, language, translations } = useEditorContext();
  if (!translations || isOfWholeSite(editor.section)) return null;
  const isSource = language === translations.source;
  const target = isSource ? languages.find((code) => code !== language) : language;
  if (!target) return null;
  return (
    <Link
      className={buttonClass({ variant: "quiet", size: "small", className: "bench-open" })}
      to={translationEditorAt("", target)}
      title={words.translateInto(languageInSentence(target))}
    >
      <Icon of={Languages} />
      {words.translate}
    </Link>
  );
}
