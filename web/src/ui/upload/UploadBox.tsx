// A place for one file: what is there, what is being sent, what went wrong. Takes a drop, a paste or a pick.

import { CircleAlert, FilePlus, FileText, ImagePlus, RotateCw, Trash2, X } from "lucide-react";
import { type CSSProperties, type ReactNode, useId } from "react";
import { mediaWords } from "../../i18n/media";
import { Button } from "../buttons/Button";
import { IconButton } from "../buttons/IconButton";
import { classes } from "../classes";
import { HintButton } from "../hints/Hint";
import { useOpened } from "../hints/opened";
import { Icon } from "../Icon";
import { toastError } from "../notices/Toasts";
import "./upload.css";
import { UploadProgress } from "./UploadProgress";
import { useFileIntake } from "./useFileIntake";
import type { Upload } from "./useUpload";

interface UploadBoxProps {
  label: string;
  /** For the file dialog; what a file is, is found out by its content. */
  types: readonly string[];
  upload: Upload;
  /** The picture that is there, or 'document' for a file that has none. */
  shown: { pictureUrl: string; style?: CSSProperties | undefined; isSeeThrough?: boolean } | "document" | null;
  /** Says what is there; null when nothing is. */
  fileLine: string | null;
  hint: string;
  /** The hint explains, and shows on demand: under this name the browser remembers it. */
  hintName?: string | undefined;
  error: string | null;
  /** What helps against the error, beside it. */
  remedy?: ReactNode;
  canRetry: boolean;
  isRound?: boolean;
  /** Why nothing can be put here. */
  disabledReason?: string | undefined;
  onRemove: (() => void) | null;
  /** Takes a handful, and what comes while this place is taken. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  children?: ReactNode;
}

function Thumb({ shown, isRound, types }: Pick<UploadBoxProps, "shown" | "isRound" | "types">) {
  const isSeeThrough = shown !== null && shown !== "document" && shown.isSeeThrough;
  const isForDocuments = types.includes("application/pdf");
  return (
    <span className={classes("up-thumb", isRound && "up-thumb-round", isSeeThrough && "d-see-through")}>
      {shown && shown !== "document" ? (
        <img src={shown.pictureUrl} alt="" style={shown.style} />
      ) : (
        <Icon of={shown === "document" ? FileText : isForDocuments ? FilePlus : ImagePlus} />
      )}
    </span>
  );
}

const sayLeft = (taken: File, count: number): void => toastError(mediaWords.oneAtATime(taken.name, count));

export function UploadBox({
  label,
  types,
  upload,
  hint,
  hintName,
  error,
  onRemove,
  disabledReason,
  ...rest
}: UploadBoxProps) {
  const { shown, fileLine, remedy, canRetry, isRound = false, onSeveral, children } = rest;
  const { state } = upload;
  const dropHere = onSeveral ? mediaWords.dropSeveralHere : mediaWords.dropHere;
  const isBusy = state.phase !== "idle" && state.phase !== "failed";
  const isEmpty = !shown && !isBusy;
  const take = (files: readonly File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    if (onSeveral && (others.length || isBusy)) {
      onSeveral(files);
      return;
    }
    upload.start(first);
    if (others.length) sayLeft(first, others.length);
  };
  const intake = useFileIntake(take, Boolean(disabledReason) || (isBusy && !onSeveral));
  const id = useId();
  const [isHintOpen, toggleHint] = useOpened(hintName ?? "");
  const isHint = hintName !== undefined && !isBusy && !disabledReason && !intake.isOver && !fileLine;
  return (
    <div
      className={classes("up", isEmpty && "up-empty", intake.isOver && "up-over", error && "up-bad")}
      {...intake.target}
    >
      <Thumb shown={shown} isRound={isRound} types={types} />
      <div className="up-text">
        <div className="hinted">
          <label className="up-name" htmlFor={id}>
            {label}
          </label>
          {isHint && <HintButton about={label} controls={`${id}-hint`} isOpen={isHintOpen} onToggle={toggleHint} />}
        </div>
        {isBusy ? (
          <UploadProgress label={label} state={state} />
        ) : (
          <p className={fileLine ? "up-file" : "d-hint"} id={`${id}-hint`} hidden={isHint && !isHintOpen}>
            {disabledReason ?? (intake.isOver ? dropHere : (fileLine ?? hint))}
          </p>
        )}
      </div>
      <div className="up-buttons">
        {isBusy ? (
          <IconButton label={mediaWords.cancel} icon={X} onClick={upload.cancel} />
        ) : (
          <>
            <Button
              size="small"
              aria-label={fileLine ? mediaWords.replaceFor(label) : mediaWords.chooseFor(label)}
              aria-describedby={error ? `${id}-error` : `${id}-hint`}
              disabled={Boolean(disabledReason)}
              onClick={intake.pick}
            >
              {fileLine ? mediaWords.replace : mediaWords.choose}
            </Button>
            {onRemove && <IconButton isDanger label={mediaWords.remove(label)} icon={Trash2} onClick={onRemove} />}
          </>
        )}
      </div>
      <input
        {...intake.input}
        id={id}
        accept={types.join(",")}
        multiple={Boolean(onSeveral)}
        disabled={Boolean(disabledReason)}
      />
      {error && (
        <div className="up-error">
          <p className="d-error" id={`${id}-error`} role="alert">
            <Icon of={CircleAlert} />
            {error}
          </p>
          {remedy}
          {canRetry && (
            <Button size="small" variant="quiet" icon={RotateCw} onClick={upload.retry}>
              {mediaWords.retry}
            </Button>
          )}
          {state.phase === "failed" && <IconButton label={mediaWords.dismiss} icon={X} onClick={upload.cancel} />}
        </div>
      )}
      {children && <div className="up-options">{children}</div>}
    </div>
  );
}
