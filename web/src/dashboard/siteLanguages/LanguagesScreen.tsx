// 'Langues': which ones the site has, which ones visitors are shown, and the way to their texts.
import { Languages, Plus, TextSearch } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { editorPath, textsIn } from "../../editor/paths";
import { translationEditorAt } from "../../editor/translation/openTranslationEditor";
import { useTranslations } from "../../editor/translation/queries";
import { landingWords, shellWords, typesiteWords, placeWords as words } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { textListWords, translationWords } from "../../i18n/translation";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { languageCounts, languageState, matrixOf, sectionToTranslate } from "../landing/overview";
import { useTranslated } from "../landing/useTranslated";
import { Part } from "../screens/Parts";
import type { Site } from "../settings";
import { SettingsPage } from "../site-settings/SettingsPage";
import { type LoadedSettings, SettingsScreen } from "../site-settings/SettingsScreen";
import { SiteLanguages } from "../site-settings/SiteLanguages";
import { useLanguageBox } from "../site-settings/useLanguageBox";
import { useSettings } from "../site-settings/useSettings";
import { VisibilityButton } from "./VisibilityButton";
import "./languages.css";

const title = typesiteWords.languages;

/** Each language that is stored: how far it is, whether visitors see it, and where its texts are written. */
function Translations({ site }: { site: Site }) {
  const translated = useTranslated(site);
  const source = useTranslations(site.languages)?.source;
  const rows = matrixOf(site, {}, translated);
  return (
    <ul className="d-box d-list site-languages" aria-label={words.translations}>
      {site.languages.map((code) => {
        const counts = languageCounts(translated, code);
        return (
          <li key={code}>
            <div className="site-language-name">
              <b>{code}</b>
              <span>{languageName(code)}</span>
              {code === source && <Badge>{textListWords.original}</Badge>}
              {site.hiddenLanguages.includes(code) && <Badge tone="amber">{landingWords.visibility.mark}</Badge>}
              <VisibilityButton site={site} code={code} translated={translated} />
            </div>
            {counts && <p className="d-muted">{languageState(counts)}</p>}
            {source && code !== source && (
              <div className="d-row d-row-wrap">
                <Link
                  className={buttonClass({ variant: "line", size: "small" })}
                  to={translationEditorAt(editorPath(sectionToTranslate(rows, code)), code)}
                >
                  <Icon of={Languages} />
                  {translationWords.translate}
                  <span className="sr"> {languageName(code)}</span>
                </Link>
                <Link className={buttonClass({ variant: "quiet", size: "small" })} to={textsIn(code)}>
                  <Icon of={TextSearch} />
                  {textListWords.title}
                  <span className="sr"> {languageName(code)}</span>
                </Link>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LoadedLanguages({ site, drafts, opened }: LoadedSettings) {
  const settings = useSettings(site, drafts, opened);
  const { form, change } = settings;
  const box = useLanguageBox(form.languages, settings.addLanguage);
  const save = () => {
    const languages = box.toSave();
    if (!languages) return;
    change({ languages });
    void settings.save({ ...form, languages });
  };
  const hasSeveral = site.languages.length > 1;
  // One language is enough for most: what another would bring is a line, and its fields come when they are asked for.
  const [isAdding, setAdding] = useState(false);
  const isOpen = isAdding || settings.isChanged || form.languages.length !== 1;
  return (
    <SettingsPage
      site={site}
      settings={settings}
      title={title}
      lead={hasSeveral ? typesiteWords.languagesHint : words.oneLanguage}
      onSave={save}
      beside={
        isOpen ? (
          hasSeveral && (
            <Part title={words.translations} hint={words.translationsHint}>
              <Translations site={site} />
            </Part>
          )
        ) : (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {typesiteWords.addLanguage}
          </Button>
        )
      }
    >
      {isOpen && (
        <Part title={shellWords.places.siteLanguages}>
          <SiteLanguages
            site={site}
            languages={form.languages}
            box={box}
            takesFocus={isAdding}
            onChange={(languages) => change({ languages })}
          />
        </Part>
      )}
    </SettingsPage>
  );
}

export const LanguagesScreen = () => <SettingsScreen title={title} of={LoadedLanguages} />;
