import { mediaWords } from "../../i18n/media";
import { UploadRows } from "../../ui/upload/UploadRows";
import type { UploadQueue } from "../../ui/upload/uploadQueue";
import { canRetry, remedyFor, type SentMedia, sentenceFor } from "./sending";

/** Pictures on their way into the list; each goes from here to the cards. */
export const PictureQueue = ({ queue }: { queue: UploadQueue<SentMedia> }) => (
  <UploadRows
    queue={queue}
    label={mediaWords.several}
    sentenceFor={({ error, file }) => sentenceFor(error, file.name, "image")}
    remedyFor={({ error }) => remedyFor(error)}
    canRetry={({ error }) => canRetry(error)}
  />
);
