import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem, api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { type Drafted, keepDraft } from "./autosave";

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

it("numbers what it sends, so that what a hidden page sends beside is known to be newer", async () => {
  const sent: string[] = [];
  vi.spyOn(api, "PUT").mockImplementation(((_path: string, { body }: { body: { tab: string } }) => {
    sent.push(body.tab);
    return new Promise(() => {}); // never answered
  }) as never);
  vi.spyOn(api, "DELETE").mockImplementation(((_path: string, { params }: { params: { query: { tab: string } } }) => {
    sent.push(params.query.tab);
    return new Promise(() => {});
  }) as never);
  let [isChanged, type] = [true, () => {}];
  keepDraft({
    ...{ place: "skills", isOnServer: false, isChanged: () => isChanged, settled: () => Promise.resolve() },
    subscribe(listener) {
      type = listener;
      return () => {};
    },
    ...{ keepHere: () => {}, dropHere: () => {}, forServer: () => ({ baseRevision: 1, content: {} }) },
  });
  type();
  await vi.advanceTimersByTimeAsync(constants.draftServerMs);
  for (const next of [true, false]) {
    isChanged = next;
    type();
    window.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(sent).toHaveLength(3);
  expect(sent).toEqual([...new Set(sent)].sort());
  expect(new Set(sent.map((tab) => tab.slice(0, 17))).size).toBe(1);
  for (const tab of sent) expect(tab).toMatch(/^[0-9a-f]{16}\.\d{10}$/);
});
