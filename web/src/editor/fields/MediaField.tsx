// A section's file: uploaded at once, kept in the draft by its id. ImageField and FileField are its two faces.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiProblem, type ProblemBody, type Schemas } from "../../api/client";
import { constants, files } from "../../contract/catalogues.gen";
import type { MediaId } from "../../contract/types.gen";
import { problemText } from "../../i18n/fr";
import { type FormatHint, fileSize, mediaSentences, mediaWords } from "../../i18n/media";
import { roomWords } from "../../i18n/room";
import { buttonClass } from "../../ui/buttons/Button";
import { FileRefused } from "../../ui/upload/prepare";
import { SendGaveUp, SendRefused } from "../../ui/upload/send";
import { UploadBox } from "../../ui/upload/UploadBox";
import { type UploadState, useUpload } from "../../ui/upload/useUpload";
import { roomPath } from "../chain";
import { rememberMedia, useMedia } from "../media";
import { useEditorContext } from "../useEditor";

export interface MediaFieldProps {
  value: MediaId | null;
  onChange(id: MediaId | null): void;
  label: string;
  accepts: "image" | "file";
  /** 'round' shows the thumbnail as visitors see the photo. */
  shape?: "round" | "square";
  error?: string | undefined;
  disabledReason?: string | undefined;
  /** Switches that belong to this file: visible, shape, size. */
  children?: ReactNode;
}

const rulesOf = {
  image: { types: files.imageTypes, maxBytes: files.imageMaxBytes },
  file: { types: files.fileTypes, maxBytes: files.fileMaxBytes },
} as const;
/** D54: a paid site takes more types of pictures. */
const typesFor = (accepts: "image" | "file", isPaid: boolean): readonly string[] =>
  accepts === "image" && isPaid ? [...files.imageTypes, ...files.paidImageTypes] : rulesOf[accepts].types;
const shrinkRules = { maxWidthPx: files.compressedMaxWidthPx, quality: files.compressedJpegQuality };

function formatHint(type: string | null, accepts: "image" | "file"): FormatHint | undefined {
  if (type === "image/heic") return "heic";
  return accepts === "image" && files.paidImageTypes.some((paid) => paid === type) ? "paid" : undefined;
}

function sentenceFor(error: unknown, fileName: string, accepts: "image" | "file"): string {
  const tooLarge = accepts === "image" ? mediaSentences.imageTooLarge : mediaSentences.fileTooLarge;
  if (error instanceof FileRefused) {
    if (error.reason === "size") return tooLarge(fileName);
    return mediaSentences.invalidFormat(fileName, formatHint(error.type, accepts));
  }
  if (error instanceof SendRefused) {
    const body = error.body as ProblemBody | null;
    if (body?.code === "server.body_too_large") return tooLarge(fileName);
    return problemText(new ApiProblem(body?.code ? body : { code: "server.failed", status: error.status }));
  }
  return mediaWords.gaveUp(fileName);
}

/** The site is full: where its owner finds room. What he typed is kept as a draft meanwhile. */
const remedyFor = (state: UploadState): ReactNode =>
  state.phase === "failed" &&
  state.error instanceof SendRefused &&
  (state.error.body as ProblemBody | null)?.code === "media.no_room" && (
    <Link className={buttonClass({ variant: "line", size: "small" })} to={roomPath}>
      {roomWords.look}
    </Link>
  );

/** Another try may go better: nobody answered, or the session had ended. */
const canRetry = (state: UploadState): boolean =>
  state.phase === "failed" &&
  (state.error instanceof SendGaveUp ||
    (state.error instanceof SendRefused && (state.error.status >= 500 || state.error.status === 401)));

/** The stored picture is loaded before it takes the place of the chosen one, so that nothing flickers. */
async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

export function MediaField({ value, onChange, label, accepts, shape = "square", error, ...rest }: MediaFieldProps) {
  const media = useMedia(value);
  const { isPaid } = useEditorContext();
  const rules = { ...rulesOf[accepts], types: typesFor(accepts, isPaid) };
  const upload = useUpload<Schemas["MediaOut"]>({
    url: `/api/site/media?kind=${accepts}`,
    headersOf: (file) => ({
      "Content-Type": "application/octet-stream",
      "X-File-Name": encodeURIComponent(file.name),
    }),
    rules: { ...rules, ...shrinkRules },
    retryForMs: constants.uploadRetryMs,
    async onDone(sent) {
      if (sent.contentType.startsWith("image/")) await preload(sent.url);
      rememberMedia([sent]);
      onChange(sent.id);
    },
  });
  const { state } = upload;
  const isSending = state.phase !== "idle" && state.phase !== "failed";
  const storedPicture = media?.type.startsWith("image/") ? { pictureUrl: media.url } : "document";
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
      types={rules.types}
      upload={upload}
      shown={isSending ? sentPicture : media ? storedPicture : null}
      fileLine={fileLine}
      hint={
        accepts === "image" ? mediaWords.imageHint(rules.types) : `${mediaWords.fileHint} ${mediaWords.onlyPdfShown}`
      }
      error={state.phase === "failed" ? sentenceFor(state.error, state.file.name, accepts) : (error ?? null)}
      remedy={remedyFor(state)}
      canRetry={canRetry(state)}
      isRound={shape === "round"}
      onRemove={value ? () => onChange(null) : null}
      disabledReason={rest.disabledReason}
    >
      {rest.children}
    </UploadBox>
  );
}
