import { expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { account, answer, HOUR } from "./fakeWorld";

// The tabs' channel is opened as the module is read, and happy-dom has none; the client takes `fetch` as it is then.
const { fetched } = await vi.hoisted(async () => {
  vi.stubGlobal("BroadcastChannel", (await import("node:worker_threads")).BroadcastChannel);
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  return { fetched };
});
const { session } = await import("./session");

it("lets what a press asks for try at once where what the page asks by itself waits for the refresher", async () => {
  vi.useFakeTimers();
  let isThere = true;
  const asked: string[] = [];
  fetched.mockImplementation(async (call) => {
    const { method, url } = call as Request;
    const path = new URL(url).pathname;
    asked.push(`${method} ${path}`);
    if (!isThere) throw new TypeError("Failed to fetch");
    return Response.json(path.startsWith("/api/session") ? answer(account()) : {});
  });
  await session.restore();
  isThere = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  isThere = true;
  asked.length = 0;

  const polled = vi.fn();
  void api.GET("/api/site/messages/counts").then(polled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, polled.mock.calls.length]).toEqual([[], 0]);
  document.body.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, polled.mock.calls.length]).toEqual([
    ["POST /api/session/refresh", "GET /api/site/messages/counts"],
    1,
  ]);
  // The token is good for an hour: a press is no reason to ask for another.
  document.body.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});
