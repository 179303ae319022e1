// One file from its owner's disk to the server's answer: prepared, sent, tried again. For a box (useUpload.ts) and a queue
// (uploadQueue.ts). Knows no product.
import { type FileRules, prepareFile } from "./prepare";
import { send } from "./send";

export interface UploadTarget<Answer> {
  url: string;
  headersOf(file: File): Readonly<Record<string, string>>;
  rules: FileRules;
  retryForMs: number;
  /** May take its time, for instance to load what it got: the picture stays on the screen until then. */
  onDone(answer: Answer): void | Promise<void>;
}

export type BusyUpload =
  | { phase: "queued" | "preparing" | "waiting"; file: File; previewUrl: string; part: number }
  | { phase: "sending"; file: File; previewUrl: string; part: number; loaded: number; total: number };
export interface FailedUpload {
  phase: "failed";
  file: File;
  previewUrl: string;
  error: unknown;
}

export async function runUpload<Answer>(
  file: File,
  previewUrl: string,
  { url, headersOf, rules, retryForMs }: UploadTarget<Answer>,
  signal: AbortSignal,
  onChange: (state: BusyUpload) => void,
): Promise<Answer> {
  let part = 0;
  onChange({ phase: "preparing", file, previewUrl, part });
  const body = await prepareFile(file, rules, signal);
  return (await send({
    url,
    body,
    headers: headersOf(file),
    retryForMs,
    signal,
    onProgress: (loaded, total) => {
      part = total > 0 ? loaded / total : 0;
      onChange({ phase: "sending", file, previewUrl, part, loaded, total });
    },
    onWaiting: () => onChange({ phase: "waiting", file, previewUrl, part }),
  })) as Answer;
}
