// For a translator who works elsewhere: the texts as files, and the way back.
import { Download, FileUp } from "lucide-react";
import { useId, useRef } from "react";
import { languageName } from "../../i18n/languages";
import { textListWords as words } from "../../i18n/translation";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { toastError } from "../../ui/notices/Toasts";
import { useFileIntake } from "../../ui/upload/useFileIntake";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";

const mostBytes = 6_000_000;

interface FilesProps {
  target: string;
  onFile(file: File): Promise<void>;
}

export function Files({ target, onFile }: FilesProps) {
  const chosen = useRef<File | null>(null);
  const reading = useAction(async () => {
    const file = chosen.current;
    if (file) await onFile(file);
  });
  const intake = useFileIntake(([file]) => {
    if (!file) return;
    if (file.size > mostBytes) {
      toastError(words.tooLarge);
      return;
    }
    chosen.current = file;
    reading.run();
  }, reading.isBusy);
  const id = useId();
  const links = [
    ["xlf", words.downloadXliff],
    ["csv", words.downloadCsv],
  ] as const;
  return (
    <section className="d-box d-card" aria-labelledby={id} {...intake.target}>
      <div>
        <h2 id={id}>{words.files}</h2>
        <p className="d-muted">{words.filesHint}</p>
      </div>
      <div className="txt-buttons">
        {links.map(([ending, label]) => (
          <a
            key={ending}
            className={buttonClass({ size: "small" })}
            href={`/api/site/texts/${target}.${ending}`}
            title={languageName(target)}
            download
          >
            <Icon of={Download} />
            {label}
          </a>
        ))}
        <Button size="small" icon={FileUp} isBusy={reading.isBusy} onClick={intake.pick}>
          {words.bring}
        </Button>
        <input {...intake.input} aria-label={words.bringLabel} accept=".xlf,.xliff,.csv,.txt,.tsv" />
      </div>
      <FormError text={reading.generalError} />
    </section>
  );
}
