// Which words two texts share: the shortest way from one to the other, word by word. For versions, and for whatever else
// sets two texts side by side.

export interface Part {
  text: string;
  /** 'gone' stands in the former text alone, 'new' in the latter alone. */
  kind: "same" | "gone" | "new";
}

/** Texts that differ in more than this share nothing worth showing: the middle of each is marked whole. */
const MOST_STEPS = 600;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How far each way along a diagonal leads, step by step (Myers); null when there are too many of them. */
function stepsBetween(a: readonly string[], b: readonly string[]): Int32Array[] | null {
  const most = Math.min(a.length + b.length, MOST_STEPS);
  const reach = new Int32Array(2 * most + 3);
  const at = (diagonal: number): number => reach[diagonal + most + 1] ?? 0;
  const trace: Int32Array[] = [];
  for (let step = 0; step <= most; step++) {
    trace.push(reach.slice());
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      const isDown = diagonal === -step || (diagonal !== step && at(diagonal - 1) < at(diagonal + 1));
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      reach[diagonal + most + 1] = x;
      if (x >= a.length && x - diagonal >= b.length) return trace;
    }
  }
  return null;
}

/** The words of `a` and `b` in order, from the trace of the way that led to both ends. */
function partsAlong(trace: readonly Int32Array[], a: readonly string[], b: readonly string[]): Part[] {
  const middle = ((trace[0]?.length ?? 3) - 1) / 2;
  const parts: Part[] = [];
  let x = a.length;
  let y = b.length;
  for (let step = trace.length - 1; step >= 0; step--) {
    const reach = trace[step] as Int32Array;
    const at = (diagonal: number): number => reach[diagonal + middle] ?? 0;
    const diagonal = x - y;
    const isDown = diagonal === -step || (diagonal !== step && at(diagonal - 1) < at(diagonal + 1));
    const fromX = step === 0 ? 0 : at(isDown ? diagonal + 1 : diagonal - 1);
    const fromY = step === 0 ? 0 : fromX - (isDown ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY) {
      parts.push({ text: a[--x] as string, kind: "same" });
      y--;
    }
    if (y > fromY) parts.push({ text: b[--y] as string, kind: "new" });
    if (x > fromX) parts.push({ text: a[--x] as string, kind: "gone" });
  }
  return parts.reverse();
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.kind === part.kind) found[found.length - 1] = { ...last, text: last.text + part.text };
    else if (part.text) found.push(part);
  }
  return found;
}

export function wordDiff(former: string, latter: string): Part[] {
  const a = wordsOf(former);
  const b = wordsOf(latter);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const trace = stepsBetween(middleA, middleB);
  const middle: Part[] = trace
    ? partsAlong(trace, middleA, middleB)
    : [
        { text: middleA.join(""), kind: "gone" },
        { text: middleB.join(""), kind: "new" },
      ];
  return joined([
    { text: a.slice(0, start).join(""), kind: "same" },
    ...middle,
    { text: a.slice(a.length - end).join(""), kind: "same" },
  ]);
}
