// How a file of this product is sent, and what its failures are called. For a box (MediaField.tsx) and for several pictures
// at once (manyPictures.ts).
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiProblem, type ProblemBody, type Schemas } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { files } from "../../contract/choices.gen";
import { mediaWords } from "../../i18n/media";
import { type FormatHint, invalidFormat, problemSentences, problemText } from "../../i18n/problems";
import { storageWords } from "../../i18n/storage";
import { buttonClass } from "../../ui/buttons/Button";
import { FileRefused, type FileRules } from "../../ui/upload/prepare";
import type { UploadTarget } from "../../ui/upload/runUpload";
import { SendGaveUp, SendRefused } from "../../ui/upload/send";
import { rememberMedia } from "../media";
import { storagePath } from "../paths";

export type Accepts = "image" | "file";
export type SentMedia = Schemas["MediaOut"];

const rulesOf = {
  image: { types: files.imageTypes, maxBytes: files.imageMaxBytes },
  file: { types: files.fileTypes, maxBytes: files.fileMaxBytes },
} as const;

/** What becomes of a picture that is over the limit: 800 px wide at most, or in high definition. */
function compressionFor(accepts: Accepts, isHigh: boolean): Omit<FileRules, "types" | "maxBytes"> {
  const { maxSidePx, jpegQuality, maxBytes } = files.highDefinition;
  if (isHigh) {
    const sides = { maxWidthPx: maxSidePx, maxHeightPx: maxSidePx };
    return { ...sides, quality: jpegQuality, maxPngBytes: maxBytes, compressedMaxBytes: maxBytes };
  }
  return {
    maxWidthPx: files.compressedMaxWidthPx,
    maxHeightPx: Number.POSITIVE_INFINITY,
    quality: files.compressedJpegQuality,
    maxPngBytes: 0,
    compressedMaxBytes: rulesOf[accepts].maxBytes,
  };
}

/** What a site may send: asked of it once, for a box and for several pictures. */
export interface Sending {
  accepts: Accepts;
  isPaid: boolean;
  isHigh: boolean;
}

/** A paid site takes more types of pictures. */
export const typesFor = (accepts: Accepts, isPaid: boolean): readonly string[] =>
  accepts === "image" && isPaid ? [...files.imageTypes, ...files.paidImageTypes] : rulesOf[accepts].types;

/** The stored picture is loaded before it takes the place of the chosen one, so that nothing flickers. */
async function preload(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

export function targetFor(
  { accepts, isPaid, isHigh }: Sending,
  onSent: (sent: SentMedia) => void,
): UploadTarget<SentMedia> {
  return {
    url: `/api/site/media?kind=${accepts}${isHigh ? "&definition=high" : ""}`,
    headersOf: (file) => ({
      "Content-Type": "application/octet-stream",
      "X-File-Name": encodeURIComponent(file.name),
    }),
    rules: { ...rulesOf[accepts], ...compressionFor(accepts, isHigh), types: typesFor(accepts, isPaid) },
    retryForMs: constants.uploadRetryMs,
    async onDone(sent) {
      if (sent.contentType.startsWith("image/")) await preload(sent.url);
      rememberMedia([sent]);
      onSent(sent);
    },
  };
}

/** There is no place for what was sent; `message` says so. */
export class NotAdmitted extends Error {}

function formatHint(type: string | null, accepts: Accepts): FormatHint | undefined {
  if (type === "image/heic") return "heic";
  return accepts === "image" && files.paidImageTypes.some((paid) => paid === type) ? "paid" : undefined;
}

const problemOf = (error: unknown): ProblemBody | null =>
  error instanceof SendRefused ? (error.body as ProblemBody | null) : null;

export function sentenceFor(error: unknown, fileName: string, accepts: Accepts): string {
  const tooLarge = () => problemSentences[`media.${accepts}_too_large`]({ filename: fileName });
  if (error instanceof NotAdmitted) return mediaWords.notAdded(fileName, error.message);
  if (error instanceof FileRefused) {
    if (error.reason === "size") return tooLarge();
    return invalidFormat(fileName, formatHint(error.type, accepts));
  }
  if (error instanceof SendRefused) {
    const body = problemOf(error);
    if (body?.code === "server.body_too_large") return tooLarge();
    return problemText(new ApiProblem(body?.code ? body : { code: "server.failed", status: error.status }));
  }
  return mediaWords.gaveUp(fileName);
}

/** The site is full: where its owner finds room. What he typed is kept as a draft meanwhile. */
export const remedyFor = (error: unknown): ReactNode =>
  problemOf(error)?.code === "media.no_room" && (
    <Link className={buttonClass({ variant: "line", size: "small" })} to={storagePath}>
      {storageWords.look}
    </Link>
  );

/** Another try may go better: nobody answered, the session had ended, or there is a place by now. */
export const canRetry = (error: unknown): boolean =>
  error instanceof SendGaveUp ||
  error instanceof NotAdmitted ||
  (error instanceof SendRefused && (error.status >= 500 || error.status === 401));
