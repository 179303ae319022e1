// A screen for some of the site's settings: their parts, the save, and what lies beside them. One draft for all such screens.
import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PlaceBar } from "../../editor/parts/PlaceBar";
import { SaveStatus } from "../../editor/parts/SaveStatus";
import { versionsOf } from "../../editor/paths";
import { typesiteWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import type { Site } from "../settings";
import { formOf } from "./form";
import { SettingsConflict } from "./SettingsConflict";
import type { useSettings } from "./useSettings";
import "../screens/parts.css";
import "./siteSettings.css";

interface SettingsPageProps {
  site: Site;
  settings: ReturnType<typeof useSettings>;
  title: string;
  lead: string;
  onSave(): void;
  /** What is saved together; without it there is nothing to save. */
  children: ReactNode;
  /** What has its own way of being saved. */
  beside?: ReactNode;
}

export function SettingsPage({ site, settings, title, lead, onSave, children, beside }: SettingsPageProps) {
  const { form, state, conflict } = settings;
  return (
    <>
      <PlaceBar
        status={
          <SaveStatus
            state={state}
            isChanged={settings.isChanged}
            hasFailed={settings.hasFailed}
            isNew={site.settingsRevision === 0}
          />
        }
      />
      <div className="d-page parts">
        <header className="parts-head">
          <h1>{title}</h1>
          <Link className="d-icon-btn" to={versionsOf("settings")} title={editorWords.versions}>
            <Icon of={History} />
            <span className="sr">{editorWords.versions}</span>
          </Link>
        </header>
        <p className="d-muted">{lead}</p>
        {children && (
          <form
            className="parts-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSave();
            }}
          >
            {children}
            <footer className="parts-foot">
              <p className="d-hint">{typesiteWords.saveDoes}</p>
              <Button type="submit" variant="primary" isBusy={state !== "idle"}>
                {state === "idle" ? typesiteWords.save : typesiteWords.saving}
              </Button>
            </footer>
          </form>
        )}
        {beside}
      </div>
      {conflict && (
        <SettingsConflict
          mine={form}
          theirs={formOf(conflict.fresh)}
          base={conflict.base}
          onClose={settings.closeConflict}
          onChoose={(chosen) => void settings.resolve(chosen)}
        />
      )}
    </>
  );
}
