import { fileSize, percent } from "../../i18n/format";
import { mediaWords } from "../../i18n/media";
import type { UploadState } from "./useUpload";

type Busy = Exclude<UploadState, { phase: "idle" } | { phase: "failed" }>;

function line(state: Busy): string {
  switch (state.phase) {
    case "queued":
      return mediaWords.queued;
    case "preparing":
      return mediaWords.preparing;
    case "waiting":
      return mediaWords.waiting;
    default:
      return mediaWords.sending(fileSize(state.loaded), fileSize(state.total));
  }
}

/** How far the file has come, in words, in figures and as a bar. */
export function UploadProgress({ label, state }: { label: string; state: UploadState }) {
  if (state.phase === "idle" || state.phase === "failed") return null;
  const donePercent = Math.floor(state.part * 100);
  return (
    <>
      <p className="up-file">
        <span className="up-file-name">{state.file.name}</span>
        <span className="up-figures">
          {line(state)} · {state.phase === "waiting" ? mediaWords.paused : percent(state.part)}
        </span>
      </p>
      <div
        className="up-bar"
        role="progressbar"
        aria-label={mediaWords.sendingLabel(label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={donePercent}
      >
        <span style={{ width: `${donePercent}%` }} />
      </div>
    </>
  );
}
