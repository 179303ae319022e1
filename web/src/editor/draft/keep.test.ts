import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem, api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { type Drafted, keepDraft } from "./keep";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

it("sends one thing at a time: what was typed during a deletion goes when that is answered, and is deleted in its turn", async () => {
  let answer: () => void = () => {};
  const put = vi.spyOn(api, "PUT").mockResolvedValue({} as never);
  const gone = vi.spyOn(api, "DELETE").mockReturnValue(new Promise<void>((resolve) => (answer = resolve)) as never);
  const change = start(true);
  await change(false);
  await change(true);
  expect([gone.mock.calls.length, put.mock.calls.length]).toEqual([1, 0]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([gone.mock.calls.length, put.mock.calls.length]).toEqual([1, 1]);
  await change(false);
  expect(gone).toHaveBeenCalledTimes(2);
  answer();
  await vi.advanceTimersByTimeAsync(0);
});

it("tries again what failed, though its screen was left, until the screen is opened anew", async () => {
  const put = vi.spyOn(api, "PUT").mockRejectedValue(new ApiProblem({ code: "network.offline", status: 0 }));
  const leftScreen = start(true);
  await leftScreen(true);
  await vi.advanceTimersByTimeAsync(constants.draftServerMs * 3);
  expect(put).toHaveBeenCalledTimes(2);
  const openedAnew = start(false);
  await vi.advanceTimersByTimeAsync(constants.draftServerMs * 3);
  const before = put.mock.calls.length;
  put.mockResolvedValue({} as never);
  await openedAnew(true);
  await vi.advanceTimersByTimeAsync(constants.draftServerMs * 9);
  expect(put).toHaveBeenCalledTimes(before + 1);
});

it("asks again for a deletion that was not answered", async () => {
  const gone = vi.spyOn(api, "DELETE").mockRejectedValue(new Error("no answer"));
  const change = start(true);
  await change(false);
  await change(false);
  expect(gone).toHaveBeenCalledTimes(2);
});

it("drops what is no draft any more, here at once and then on the server", async () => {
  const gone = vi.spyOn(api, "DELETE").mockResolvedValue({} as never);
  const dropHere = vi.fn();
  keepDraft({
    ...{ place: "about", isOnServer: true, isChanged: () => false, subscribe: () => () => {} },
    ...{ keepHere: () => {}, dropHere, forServer: () => ({ baseRevision: 1, content: {} }) },
    settled: () => Promise.resolve(),
  });
  expect(dropHere).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(constants.draftServerMs);
  expect(gone).toHaveBeenCalledOnce();
});
