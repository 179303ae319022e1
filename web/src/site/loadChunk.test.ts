import { describe, expect, it, vi } from "vitest";
import { ChunkFailed, loadChunk } from "./loadChunk";

describe("a chunk", () => {
  it("that fails is told apart from other faults", async () => {
    const load = vi.fn().mockRejectedValue(new TypeError("gone"));
    await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkFailed);
  });

  it("that never comes is given up", async () => {
    vi.useFakeTimers();
    const outcome = expect(loadChunk(() => new Promise(() => {}), 1000)).rejects.toBeInstanceOf(ChunkFailed);
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    vi.useRealTimers();
  });
});
