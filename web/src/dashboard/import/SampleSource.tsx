import { type CSSProperties, useId } from "react";
import { themes } from "../../contract/catalogues.gen";
import type { StyleSet } from "../../contract/types.gen";
import { type SampleName, importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { readSample } from "./queries";

/** What each comes in (server: imports/samples/samples.py). */
const looks: Record<SampleName, { themeIndex: number; set: StyleSet }> = {
  designer: { themeIndex: 1, set: "moderne" },
  developer: { themeIndex: 2, set: "moderne" },
  craftsman: { themeIndex: 3, set: "editorial" },
};

/** Its first screen, in its own colours and letters. */
function FirstScreen({ name }: { name: SampleName }) {
  const { themeIndex, set } = looks[name];
  const theme = themes[themeIndex] ?? themes[0];
  const colours = { "--page": theme.bg, "--page-text": theme.text, "--page-soft": theme.bgname } as CSSProperties;
  const { firstLine, headline } = words.samples[name];
  return (
    <span className="imp-page" data-set={set} style={colours} aria-hidden="true">
      <small>{firstLine}</small>
      <i>{headline}</i>
    </span>
  );
}

function SampleCard({ name, language }: { name: SampleName; language: string }) {
  const reading = useAction(() => readSample(name, language));
  const { title, text } = words.samples[name];
  return (
    <li className="imp-sample">
      <FirstScreen name={name} />
      <b>{title}</b>
      <span className="d-muted">{text}</span>
      <FormError text={reading.generalError} />
      <Button size="small" isBusy={reading.isBusy} onClick={reading.run}>
        {words.start}
        <span className="d-hidden"> {words.ofSample(title)}</span>
      </Button>
    </li>
  );
}

export function SampleSource({ language }: { language: string }) {
  const id = useId();
  return (
    <section className="d-box imp-samples" aria-labelledby={id}>
      <h2 id={id}>{words.sample}</h2>
      <p className="d-muted">{words.sampleText}</p>
      <ul>
        {(Object.keys(words.samples) as SampleName[]).map((name) => (
          <SampleCard key={name} name={name} language={language} />
        ))}
      </ul>
    </section>
  );
}
