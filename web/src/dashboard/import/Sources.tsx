import { useState } from "react";
import { importWords as words } from "../../i18n/imports";
import { languageName } from "../../i18n/languages";
import { Field } from "../../ui/fields/Field";
import { Select } from "../../ui/fields/Select";
import type { Site } from "../settings";
import { FileSource } from "./FileSource";
import { SampleSource } from "./SampleSource";
import { firstLanguage, sampleLanguages } from "./sampleLanguages";

export function Sources({ site }: { site: Site }) {
  const languages = site.languages.length ? site.languages : sampleLanguages;
  const [language, setLanguage] = useState(() => firstLanguage(site));
  return (
    <>
      {languages.length > 1 && (
        <div className="imp-language">
          <Field label={words.language} hint={words.languageHint}>
            {(id, describedBy) => (
              <Select
                id={id}
                aria-describedby={describedBy}
                value={language}
                choices={languages.map((code) => ({ value: code, label: languageName(code) }))}
                onChange={setLanguage}
              />
            )}
          </Field>
        </div>
      )}
      <FileSource language={language} />
      <SampleSource site={site} language={language} />
    </>
  );
}
