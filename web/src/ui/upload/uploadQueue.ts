// Several files, one after the other in the order in which they were chosen. Each is a row until it has arrived; one that
// failed stays, with its reason, until somebody has seen it.
import { type BusyUpload, type FailedUpload, runUpload, type UploadTarget } from "./runUpload";
import { beginUpload } from "./underWay";

export interface QueuedUpload {
  id: number;
  state: BusyUpload | FailedUpload;
}

export interface QueueTarget<Answer> extends UploadTarget<Answer> {
  /** Throws why there is no place for one more: asked before each file, so that none is sent in vain. */
  admit(): void;
}

export interface UploadQueue<Answer> {
  read(): readonly QueuedUpload[];
  subscribe(listener: () => void): () => void;
  /** `onEnd` hears how many of these arrived, once none of them is under way any more. */
  add(files: readonly File[], target: QueueTarget<Answer>, onEnd: (arrived: number) => void): void;
  retry(id: number): void;
  /** Under way it is cancelled, failed it is forgotten. */
  drop(id: number): void;
  dropAll(): void;
}

interface Job<Answer> {
  id: number;
  file: File;
  previewUrl: string;
  target: QueueTarget<Answer>;
  controller: AbortController;
  onSettled(hasArrived: boolean): void;
}

let lastId = 0;

export function createUploadQueue<Answer>(): UploadQueue<Answer> {
  let rows: readonly QueuedUpload[] = [];
  const jobs = new Map<number, Job<Answer>>();
  const waiting: Job<Answer>[] = [];
  const listeners = new Set<() => void>();
  let isWorking = false;

  const publish = (next: readonly QueuedUpload[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const show = (id: number, state: QueuedUpload["state"]) => {
    if (jobs.has(id)) publish(rows.map((row) => (row.id === id ? { id, state } : row)));
  };
  const forget = (id: number) => {
    const job = jobs.get(id);
    if (!job) return;
    jobs.delete(id);
    URL.revokeObjectURL(job.previewUrl);
    publish(rows.filter((row) => row.id !== id));
  };

  async function run(job: Job<Answer>): Promise<boolean> {
    const { id, file, previewUrl, target, controller } = job;
    const { signal } = controller;
    try {
      signal.throwIfAborted();
      target.admit();
      const answer = await runUpload(file, previewUrl, target, signal, (state) => show(id, state));
      signal.throwIfAborted();
      await target.onDone(answer);
      forget(id);
      return true;
    } catch (error) {
      if (!signal.aborted) show(id, { phase: "failed", file, previewUrl, error });
      return false;
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    const end = beginUpload("queue");
    for (let job = waiting.shift(); job; job = waiting.shift()) job.onSettled(await run(job));
    isWorking = false;
    end();
  }

  const queued = ({ file, previewUrl }: Job<Answer>): BusyUpload => ({ phase: "queued", file, previewUrl, part: 0 });

  return {
    read: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files, target, onEnd) {
      let left = files.length;
      let arrived = 0;
      const onSettled = (hasArrived: boolean) => {
        left -= 1;
        arrived += Number(hasArrived);
        if (left === 0) onEnd(arrived);
      };
      const added = files.map((file): Job<Answer> => {
        lastId += 1;
        const previewUrl = URL.createObjectURL(file);
        return { id: lastId, file, previewUrl, target, controller: new AbortController(), onSettled };
      });
      for (const job of added) jobs.set(job.id, job);
      waiting.push(...added);
      publish([...rows, ...added.map((job) => ({ id: job.id, state: queued(job) }))]);
      void work();
    },
    retry(id) {
      const job = jobs.get(id);
      if (!job) return;
      waiting.push({ ...job, onSettled: () => undefined });
      show(id, queued(job));
      void work();
    },
    drop(id) {
      jobs.get(id)?.controller.abort(new DOMException("cancelled", "AbortError"));
      forget(id);
    },
    dropAll() {
      for (const id of [...jobs.keys()]) this.drop(id);
    },
  };
}
