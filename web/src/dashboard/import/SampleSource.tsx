import { Code, Hammer, Palette } from "lucide-react";
import { useId } from "react";
import { type SampleName, importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { Icon, type IconDrawing } from "../../ui/Icon";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { readSample } from "./queries";

const drawings: Record<SampleName, IconDrawing> = { designer: Palette, developer: Code, craftsman: Hammer };

function SampleCard({ name, language }: { name: SampleName; language: string }) {
  const reading = useAction(() => readSample(name, language));
  const { title, text } = words.samples[name];
  return (
    <li className="imp-sample">
      <Icon of={drawings[name]} />
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
