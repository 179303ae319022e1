import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { type Drafted, keepDraft } from "./keep";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(isOnServer: boolean) {
  let [isChanged, tell] = [isOnServer, () => {}];
  const drafted: Drafted = {
    place: "home",
    isOnServer,
    isChanged: () => isChanged,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    keepHere: () => {},
    dropHere: () => {},
    forServer: () => ({ baseRevision: 1, content: {} }),
    settled: () => Promise.resolve(),
  };
  keepDraft(drafted);
  return async (next: boolean) => {
    isChanged = next;
    tell();
    await vi.advanceTimersByTimeAsync(constants.draftServerMs);
  };
}

it("deletes what was typed while the deletion before it was still under way", async () => {
  let answer: () => void = () => {};
  const put = vi.spyOn(api, "PUT").mockResolvedValue({} as never);
  const gone = vi.spyOn(api, "DELETE").mockReturnValue(new Promise<void>((resolve) => (answer = resolve)) as never);
  const change = start(true);
  await change(false);
  await change(true);
  expect([gone.mock.calls.length, put.mock.calls.length]).toEqual([1, 1]);
  answer();
  await change(false);
  expect(gone).toHaveBeenCalledTimes(2);
});

it("asks again for a deletion that was not answered", async () => {
  const gone = vi.spyOn(api, "DELETE").mockRejectedValue(new Error("no answer"));
  const change = start(true);
  await change(false);
  await change(false);
  expect(gone).toHaveBeenCalledTimes(2);
});
