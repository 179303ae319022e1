// How many files are on their way: whoever leaves meanwhile is asked (editor/LeaveGuard.tsx). Those of a box end with it;
// those of a queue go on while the editor is open.
type Kind = "box" | "queue";

const counts: Record<Kind, number> = { box: 0, queue: 0 };

/** Call what it gives once, when the file has arrived, failed or was cancelled. */
export function beginUpload(kind: Kind): () => void {
  counts[kind] += 1;
  let isOver = false;
  return () => {
    if (!isOver) counts[kind] -= 1;
    isOver = true;
  };
}

export const isAnyUnderWay = (...kinds: readonly Kind[]): boolean => kinds.some((kind) => counts[kind] > 0);
