// The files of a queue: how far each has come, or why it failed.
import { CircleAlert, ImageOff, RotateCw, X } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { mediaWords } from "../../i18n/media";
import { Button } from "../buttons/Button";
import { IconButton } from "../buttons/IconButton";
import { classes } from "../classes";
import { Icon } from "../Icon";
import type { FailedUpload } from "./runUpload";
import { UploadProgress } from "./UploadProgress";
import type { QueuedUpload, UploadQueue } from "./uploadQueue";
import "./upload.css";

/** Whatever it is that arrives. */
type Queue = Pick<UploadQueue<never>, "read" | "subscribe" | "retry" | "drop">;

interface RowsProps {
  queue: Queue;
  label: string;
  /** The reason, with the file's name in it. */
  sentenceFor(failed: FailedUpload): string;
  remedyFor(failed: FailedUpload): ReactNode;
  canRetry(failed: FailedUpload): boolean;
}

/** What the browser cannot show, for instance because it is no picture, leaves no broken one. */
function RowThumb({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="up-thumb">
      {isBroken ? <Icon of={ImageOff} /> : <img src={url} alt="" onError={() => setBroken(true)} />}
    </span>
  );
}

function Row({ row: { id, state }, queue, ...words }: Omit<RowsProps, "label"> & { row: QueuedUpload }) {
  const hasFailed = state.phase === "failed";
  return (
    <li className={classes("up", hasFailed && "up-bad")}>
      <RowThumb url={state.previewUrl} />
      <div className="up-text">
        {hasFailed ? (
          <div className="up-error">
            <p className="d-error" role="alert">
              <Icon of={CircleAlert} />
              {words.sentenceFor(state)}
            </p>
            {words.remedyFor(state)}
            {words.canRetry(state) && (
              <Button size="small" variant="quiet" icon={RotateCw} onClick={() => queue.retry(id)}>
                {mediaWords.retry}
              </Button>
            )}
          </div>
        ) : (
          <UploadProgress label={state.file.name} state={state} />
        )}
      </div>
      <div className="up-buttons">
        <IconButton
          label={hasFailed ? mediaWords.dismissFor(state.file.name) : mediaWords.cancelFor(state.file.name)}
          icon={X}
          onClick={() => queue.drop(id)}
        />
      </div>
    </li>
  );
}

export function UploadRows({ label, ...rest }: RowsProps) {
  const { queue } = rest;
  const rows = useSyncExternalStore(queue.subscribe, queue.read);
  if (!rows.length) return null;
  return (
    <ul className="up-rows" aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} {...rest} />
      ))}
    </ul>
  );
}
