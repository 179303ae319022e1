// What an import would do, before it does anything: part by part, what is left alone, what has no place.
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiProblem, api, dataOf, newKey } from "../../api/client";
import { type Mode, previewOf, willImport, importWords as words } from "../../i18n/imports";
import { languagesListed } from "../../i18n/languages";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { Select } from "../../ui/fields/Select";
import { Switch } from "../../ui/fields/Switch";
import { Notice } from "../../ui/notices/Notice";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import type { Site } from "../settings";
import { allAs, type Choices, modeOf, summaryOf } from "./choices";
import { LeftOut } from "./LeftOut";
import { PartCard } from "./PartCard";
import { type ImportPreview, importQuery, refreshSite } from "./queries";

const every: Mode[] = ["fill", "add", "replace"];
const everyChoice = every.map((mode) => ({ value: mode, label: words.modes[mode] }));

function onlineWords(site: Site, preview: ImportPreview): string | null {
  if (preview.source === "sample") return preview.startsOnline ? words.sampleOnline : words.sampleHidden;
  if (!preview.startsOnline) return null;
  return site.exists ? words.online : words.startsOnline;
}

export function Preview({ site, preview }: { site: Site; preview: ImportPreview }) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState<Choices>({});
  const [all, setAll] = useState<Mode>("fill");
  const isSample = preview.source === "sample";
  const [takesLook, setTakesLook] = useState(preview.hasLook && (isSample || !site.exists));
  const [key] = useState(newKey);
  const { texts, entries, replaced } = summaryOf(preview, choices);
  const isNothing = texts + entries + replaced === 0 && !takesLook;
  const run = useAction(async () => {
    const chosen = Object.fromEntries(preview.parts.map((part) => [part.part, modeOf(choices, part)]));
    const body = {
      id: preview.id,
      state: preview.state,
      choices: { ...chosen, site: takesLook ? "replace" : "skip" } as Record<string, Mode>,
    };
    try {
      await dataOf(api.POST("/api/site/import/apply", { body, headers: { "Idempotency-Key": key } }));
    } catch (error) {
      // The preview of the site as it is now takes this one's place, and what was chosen stays; or there is none any more.
      if (error instanceof ApiProblem && [409, 412].includes(error.status))
        await queryClient.invalidateQueries(importQuery);
      throw error;
    }
    toastSuccess(words.done);
    queryClient.setQueryData(importQuery.queryKey, null);
    await refreshSite();
    await navigate("/dashboard");
  });
  const drop = useAction(async () => {
    await api.DELETE("/api/site/import");
    queryClient.setQueryData(importQuery.queryKey, null);
  });
  const nothing = preview.parts.length ? words.nothingChosen : words.nothingNew;
  const online = onlineWords(site, preview);
  return (
    <>
      <div className="imp-head">
        <h1>{words.previewTitle}</h1>
        <p className="imp-from">{previewOf(preview.source, preview.name)}</p>
        <p>{words.nothingYet}</p>
      </div>
      {online && <Notice tone={online === words.sampleHidden ? "good" : "warning"}>{online}</Notice>}
      {preview.newLanguages.length > 0 && (
        <p className="imp-line">
          {words.newLanguages(languagesListed(preview.newLanguages), preview.newLanguages.length)}
        </p>
      )}
      {preview.parts.length > 1 && (
        <div className="imp-language">
          <Field label={words.allAs}>
            {(id) => (
              <Select
                id={id}
                value={all}
                choices={everyChoice}
                onChange={(mode) => {
                  setAll(mode);
                  setChoices(allAs(preview, mode));
                }}
              />
            )}
          </Field>
        </div>
      )}
      {preview.hasLook && (
        <p className="imp-line">
          <Switch label={isSample ? words.sampleLook : words.look} isOn={takesLook} onChange={setTakesLook} />
        </p>
      )}
      <div className="imp-parts">
        {preview.parts.map((part) => (
          <PartCard
            key={part.part}
            part={part}
            mode={modeOf(choices, part)}
            onMode={(mode) => setChoices({ ...choices, [part.part]: mode })}
          />
        ))}
      </div>
      <LeftOut preview={preview} />
      <p className="d-hint">{words.neverSets}</p>
      <div className="imp-foot">
        <FormError text={run.generalError ?? drop.generalError} />
        <p role="status">{isNothing ? nothing : willImport(texts, entries, replaced, takesLook)}</p>
        <div className="d-row d-row-wrap">
          <Button variant="quiet" isBusy={drop.isBusy} onClick={drop.run}>
            {words.drop}
          </Button>
          <Button variant="primary" disabled={isNothing} isBusy={run.isBusy} onClick={run.run}>
            {run.isBusy ? words.running : words.run}
          </Button>
        </div>
      </div>
    </>
  );
}
