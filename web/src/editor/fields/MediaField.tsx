// A section's file: uploaded at once, kept in the draft by its id. ImageField and FileField are its two faces.
import { Focus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { files } from "../../contract/choices.gen";
import type { MediaId } from "../../contract/types.gen";
import { focusWords } from "../../i18n/focus";
import { fileSize } from "../../i18n/format";
import { mediaWords, typesListed } from "../../i18n/media";
import { Button } from "../../ui/buttons/Button";
import { Switch } from "../../ui/fields/Switch";
import { UploadBox } from "../../ui/upload/UploadBox";
import { useUpload } from "../../ui/upload/useUpload";
import { cutStyle } from "../focus/describeFocus";
import { FocusDialog } from "../focus/FocusDialog";
import { useMedia } from "../media";
import { useEditorContext } from "../useEditor";
import { setHighDefinition, useHighDefinition } from "./definition";
import { type Accepts, canRetry, remedyFor, sentenceFor, targetFor, typesFor } from "./sending";

export interface MediaFieldProps {
  value: MediaId | null;
  onChange(id: MediaId | null): void;
  label: string;
  accepts: Accepts;
  /** 'round' shows the thumbnail as visitors see the photo. */
  shape?: "round" | "square";
  error?: string | undefined;
  disabledReason?: string | undefined;
  /** What matters in it (editor/focus/), where it is shown cut. */
  focus?: { value: string | null; onChange(value: string | null): void } | undefined;
  /** Where several may come at once: each is then something of its own. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** Switches that belong to this file: visible, shape, size. */
  children?: ReactNode;
}

interface Taken {
  accepts: Accepts;
  types: readonly string[];
  isHigh: boolean;
  takesSeveral: boolean;
}

function hintFor({ accepts, types, isHigh, takesSeveral }: Taken): string {
  if (accepts === "file") return `${mediaWords.fileHint} ${mediaWords.onlyPdfShown}`;
  const taken = typesListed(types);
  const hint = isHigh ? mediaWords.highHint(taken, files.highDefinition.maxSidePx) : mediaWords.imageHint(taken);
  return [hint, ...(takesSeveral ? [mediaWords.severalHint] : [])].join(" ");
}

export function MediaField({ value, onChange, label, accepts, shape = "square", error, ...rest }: MediaFieldProps) {
  const media = useMedia(value);
  const { isPaid } = useEditorContext();
  const types = typesFor(accepts, isPaid);
  const isHigh = useHighDefinition(isPaid) && accepts === "image";
  const upload = useUpload(targetFor({ accepts, isPaid, isHigh }, (sent) => onChange(sent.id)));
  const { state } = upload;
  const [isFraming, setFraming] = useState(false);
  const failure = state.phase === "failed" ? state : null;
  const isSending = state.phase !== "idle" && state.phase !== "failed";
  const isPicture = media?.type.startsWith("image/") ?? false;
  const storedPicture =
    media && isPicture
      ? { pictureUrl: media.url, style: cutStyle(rest.focus?.value), isSeeThrough: media.isSeeThrough }
      : ("document" as const);
  const sentPicture = isSending && state.file.type.startsWith("image/") ? { pictureUrl: state.previewUrl } : "document";
  const isHiddenFromVisitors = accepts === "file" && media && media.type !== "application/pdf";
  const fileLine = media
    ? [media.fileName, fileSize(media.byteCount), ...(isHiddenFromVisitors ? [mediaWords.onlyPdfShown] : [])].join(
        " · ",
      )
    : null;
  return (
    <UploadBox
      label={label}
      types={types}
      upload={upload}
      shown={isSending ? sentPicture : media ? storedPicture : null}
      fileLine={fileLine}
      hint={hintFor({ accepts, types, isHigh, takesSeveral: Boolean(rest.onSeveral) })}
      // What is true of one kind of file only is said by its field without being asked.
      hintName={accepts === "image" ? "upload" : undefined}
      error={failure ? sentenceFor(failure.error, failure.file.name, accepts) : (error ?? null)}
      remedy={failure && remedyFor(failure.error)}
      canRetry={failure !== null && canRetry(failure.error)}
      isRound={shape === "round"}
      onRemove={value ? () => onChange(null) : null}
      onSeveral={rest.onSeveral}
      disabledReason={rest.disabledReason}
    >
      {rest.focus && isPicture && !isSending && (
        <Button
          size="small"
          variant="quiet"
          icon={Focus}
          aria-label={focusWords.openFor(label)}
          onClick={() => setFraming(true)}
        >
          {focusWords.open}
        </Button>
      )}
      {rest.focus && media && isFraming && (
        <FocusDialog isOpen media={media} {...rest.focus} onClose={() => setFraming(false)} />
      )}
      {accepts === "image" && isPaid && (
        <Switch label={mediaWords.highDefinition} isOn={isHigh} onChange={setHighDefinition} />
      )}
      {rest.children}
    </UploadBox>
  );
}
