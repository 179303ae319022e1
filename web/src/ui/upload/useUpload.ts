// One upload from the chosen file to the server's answer: prepared, sent, tried again, cancelled. Knows no product.
import { useCallback, useEffect, useRef, useState } from "react";
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

export type UploadState =
  | { phase: "idle" }
  | { phase: "preparing" | "waiting"; file: File; previewUrl: string; part: number }
  | { phase: "sending"; file: File; previewUrl: string; part: number; loaded: number; total: number }
  | { phase: "failed"; file: File; previewUrl: string; error: unknown };

const idle: UploadState = { phase: "idle" };

export interface Upload {
  state: UploadState;
  start(file: File): void;
  cancel(): void;
  retry(): void;
}

export function useUpload<Answer>(target: UploadTarget<Answer>): Upload {
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<string | null>(null);
  const latest = useRef(target);
  latest.current = target;

  const forget = useCallback(() => {
    running.current?.abort(new DOMException("cancelled", "AbortError"));
    running.current = null;
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  const run = useCallback(async (file: File, previewUrl: string) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const change = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    let part = 0;
    change({ phase: "preparing", file, previewUrl, part });
    try {
      const { url, headersOf, rules, retryForMs } = latest.current;
      const body = await prepareFile(file, rules, signal);
      const answer = await send({
        url,
        body,
        headers: headersOf(file),
        retryForMs,
        signal,
        onProgress: (loaded, total) => {
          part = total > 0 ? loaded / total : 0;
          change({ phase: "sending", file, previewUrl, part, loaded, total });
        },
        onWaiting: () => change({ phase: "waiting", file, previewUrl, part }),
      });
      if (signal.aborted) return;
      await latest.current.onDone(answer as Answer);
      change(idle);
      if (running.current === controller) {
        running.current = null;
        URL.revokeObjectURL(previewUrl);
        shown.current = null;
      }
    } catch (error) {
      change({ phase: "failed", file, previewUrl, error });
    }
  }, []);

  const start = useCallback(
    (file: File) => {
      forget();
      shown.current = URL.createObjectURL(file);
      void run(file, shown.current);
    },
    [forget, run],
  );
  const cancel = useCallback(() => {
    forget();
    setState(idle);
  }, [forget]);
  const retry = () => {
    if (state.phase === "failed") void run(state.file, state.previewUrl);
  };
  return { state, start, cancel, retry };
}
