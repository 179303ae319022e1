// One upload at a time, shown in a box: started, cancelled, tried again.
import { useCallback, useEffect, useRef, useState } from "react";
import { type BusyUpload, type FailedUpload, runUpload, type UploadTarget } from "./runUpload";
import { beginUpload } from "./underWay";

export type UploadState = { phase: "idle" } | BusyUpload | FailedUpload;

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
    const end = beginUpload("box");
    signal.addEventListener("abort", end);
    try {
      const answer = await runUpload(file, previewUrl, latest.current, signal, change);
      if (signal.aborted) return;
      await latest.current.onDone(answer);
      change(idle);
      if (running.current === controller) {
        running.current = null;
        URL.revokeObjectURL(previewUrl);
        shown.current = null;
      }
    } catch (error) {
      change({ phase: "failed", file, previewUrl, error });
    } finally {
      end();
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
