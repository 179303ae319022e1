// The site-type screen: form left, the true page right, in the editors' own frame.
import { ArrowRight, History } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useDraftedPlaces } from "../../editor/draft/draftBadges";
import { useOtherDrafts } from "../../editor/draft/useOtherDrafts";
import { BarChoice } from "../../editor/fields/BarChoice";
import { askFirstLook } from "../../editor/firstLook/asked";
import { SaveStatus } from "../../editor/parts/SaveStatus";
import { StepBar } from "../../editor/parts/StepBar";
import { editorPath, versionsOf } from "../../editor/paths";
import { useFilled } from "../../editor/useFilled";
import { typesiteWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Segmented } from "../../ui/fields/Segmented";
import { Switch } from "../../ui/fields/Switch";
import { Icon } from "../../ui/Icon";
import { formOf } from "./form";
import { Plan } from "./Plan";
import { SettingsConflict } from "./SettingsConflict";
import type { LoadedSettings } from "./SettingsScreen";
import { SiteLanguages } from "./SiteLanguages";
import { SiteSettingsPreview } from "./SiteSettingsPreview";
import { useLanguageBox } from "./useLanguageBox";
import { useSettings } from "./useSettings";
import "../../editor/editor.css";
import "./siteSettings.css";

const views = [
  { value: "form", label: editorWords.form },
  { value: "preview", label: editorWords.preview },
] as const;

export function LoadedSiteSettings({ site, preview, drafts, opened }: LoadedSettings) {
  const settings = useSettings(site, drafts, opened, () => typesiteWords.saved);
  const { form, change } = settings;
  const navigate = useNavigate();
  const [view, setView] = useState<"form" | "preview">("form");
  const filled = useFilled(site);
  const drafted = useDraftedPlaces(site);
  const others = useOtherDrafts(null, preview, drafts);
  const next = editorPath("home");
  // With the first language, before anything is saved or dressed.
  const isNew = !site.languages.length && Object.values(site.sections).every(({ revision }) => revision === 0);
  const box = useLanguageBox(form.languages, settings.addLanguage);

  const goOn = (isSaved: boolean) => {
    if (isSaved) void navigate(next, isNew ? { state: askFirstLook } : {});
  };
  const save = () => {
    const languages = box.toSave();
    if (!languages) return;
    change({ languages });
    void settings.save({ ...form, languages }).then(goOn);
  };

  return (
    <>
      <StepBar
        filled={filled}
        drafted={drafted}
        status={
          <SaveStatus
            state={settings.state}
            isChanged={settings.isChanged}
            hasFailed={settings.hasFailed}
            isNew={site.settingsRevision === 0}
          />
        }
      />
      <div className="editor" data-tab={view}>
        <div className="editor-tabs">
          <Segmented label={typesiteWords.title} isFull value={view} segments={views} onChange={setView} />
        </div>
        <form
          className="editor-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <div className="editor-fields">
            <header className="editor-head">
              <h1>{typesiteWords.title}</h1>
              <Link className="d-icon-btn" to={versionsOf("settings")} title={editorWords.versions}>
                <Icon of={History} />
                <span className="sr">{editorWords.versions}</span>
              </Link>
            </header>
            <section className="editor-group">
              <h2>{typesiteWords.bar}</h2>
              <BarChoice
                value={form.siteType}
                themeIndex={settings.themeIndex}
                onChange={(siteType) => change({ siteType })}
              />
            </section>
            <section className="editor-group">
              <h2>{typesiteWords.version}</h2>
              <Plan isPaid={site.isPaid} onActivated={settings.adoptBadge} />
              {site.isPaid && (
                <Switch
                  label={typesiteWords.badge}
                  isOn={form.showsBadge}
                  onChange={(showsBadge) => change({ showsBadge })}
                />
              )}
            </section>
            <section className="editor-group">
              <div className="type-head">
                <h2>{typesiteWords.languages}</h2>
                <p className="d-hint">{typesiteWords.languagesHint}</p>
              </div>
              <SiteLanguages
                site={site}
                languages={form.languages}
                box={box}
                onChange={(languages) => change({ languages })}
              />
            </section>
          </div>
          <footer className="editor-foot">
            <p className="editor-foot-says">{typesiteWords.saveDoes}</p>
            <span />
            <span className="editor-foot-end">
              <Button type="submit" variant="primary" isBusy={settings.state !== "idle"}>
                {settings.state === "idle" ? typesiteWords.save : typesiteWords.saving}
              </Button>
              <Link
                className={buttonClass({ variant: "line" })}
                to={next}
                onClick={(event) => {
                  if (!settings.isChanged && !box.isFirst) return;
                  // The next screen needs the language.
                  event.preventDefault();
                  save();
                }}
              >
                {typesiteWords.next}
                <Icon of={ArrowRight} />
              </Link>
            </span>
          </footer>
        </form>
        <SiteSettingsPreview snapshot={preview.snapshot} others={others} form={form} themeIndex={settings.themeIndex} />
      </div>
      {settings.conflict && (
        <SettingsConflict
          mine={form}
          theirs={formOf(settings.conflict.fresh)}
          base={settings.conflict.base}
          onClose={settings.closeConflict}
          onChoose={(chosen) => void settings.resolve(chosen).then(goOn)}
        />
      )}
    </>
  );
}
