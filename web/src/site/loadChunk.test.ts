import { describe, expect, it, vi } from "vitest";
import { ChunkFailed, loadChunk } from "./loadChunk";

describe("a chunk", () => {
  it("that fails once is loaded at the second try", async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError("cut off")).mockResolvedValue("screen");
    await expect(loadChunk(load)).resolves.toBe("screen");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that fails twice is told apart from other faults, and not asked for again", async () => {
    const load = vi.fn().mockRejectedValue(new TypeError("gone"));
    await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkFailed);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that never comes is given up", async () => {
    vi.useFakeTimers();
    const outcome = expect(loadChunk(() => new Promise(() => {}), 1000)).rejects.toBeInstanceOf(ChunkFailed);
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    vi.useRealTimers();
  });
});
