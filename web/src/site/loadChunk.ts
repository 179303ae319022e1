// A part of the product that comes in a file of its own: a layout of the page, a screen of the dashboard.
import { constants } from "../contract/catalogues.gen";

/** Stale after a deployment, or cut off: told apart from a fault of ours, because reloading mends it. */
export class ChunkFailed extends Error {}

const within = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailed("timed out")), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Tried twice by the built script itself (chunkRetry.ts); then whoever shows errors offers to reload. */
export async function loadChunk<T>(load: () => Promise<T>, limitMs: number = constants.chunkLoadTimeoutMs): Promise<T> {
  try {
    return await within(load(), limitMs);
  } catch (error) {
    throw new ChunkFailed(String(error));
  }
}
