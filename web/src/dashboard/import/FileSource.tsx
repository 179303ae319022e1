// A file of the owner's: dropped, pasted or picked, then read by the server. What it is, its content says.
import { FileUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { fileSize } from "../../i18n/format";
import { importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { toastError } from "../../ui/notices/Toasts";
import { useFileIntake } from "../../ui/upload/useFileIntake";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { readFile } from "./queries";

const maxBytes = 100_000_000;

export function FileSource({ language }: { language: string }) {
  const [sent, setSent] = useState(0);
  const chosen = useRef<File | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort(new DOMException("left", "AbortError"));
  }, []);
  const reading = useAction(async () => {
    if (!chosen.current) return;
    setSent(0);
    const { signal } = leaving.current;
    try {
      await readFile(chosen.current, language, setSent, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  const take = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    chosen.current = file;
    reading.run();
    if (others.length) toastError(words.oneFile(file.name));
  };
  const intake = useFileIntake(take, reading.isBusy);
  const id = useId();
  return (
    <section
      className={classes("d-box", "imp-file", intake.isOver && "imp-over")}
      aria-labelledby={id}
      {...intake.target}
    >
      <Icon of={FileUp} />
      <div className="imp-file-text">
        <h2 id={id}>{words.file}</h2>
        <p className="d-muted">{words.fileText}</p>
        <ul>
          {words.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <p className="d-hint" id={`${id}-limit`}>
          {words.limit(fileSize(maxBytes))}
        </p>
      </div>
      <Button variant="primary" isBusy={reading.isBusy} aria-describedby={`${id}-limit`} onClick={intake.pick}>
        {reading.isBusy ? (sent < 1 ? words.sending(Math.floor(sent * 100)) : words.reading) : words.choose}
      </Button>
      <input {...intake.input} aria-label={words.chooseLabel} accept=".json,.zip,application/json,application/zip" />
      <FormError text={reading.generalError} />
    </section>
  );
}
