import { expect, it, vi } from "vitest";
import { followStoredChanges } from "./freshness";

it("asks once each time that somebody comes back to the tab or its window", async () => {
  const answer = () => Promise.resolve(new Response(null, { headers: { ETag: '"a"' } }));
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const seen = vi.spyOn(document, "visibilityState", "get");
  followStoredChanges();
  const hear = async (target: EventTarget, kind: string) => {
    target.dispatchEvent(new Event(kind));
    await vi.waitFor(() => Promise.all(asked.mock.results.map(({ value }) => value)));
  };
  for (const times of [1, 2]) {
    seen.mockReturnValue("hidden");
    await hear(window, "blur");
    await hear(document, "visibilitychange");
    seen.mockReturnValue("visible");
    await hear(document, "visibilitychange");
    await hear(window, "focus");
    expect(asked).toHaveBeenCalledTimes(times);
  }
  await hear(window, "blur");
  await hear(window, "focus");
  expect(asked).toHaveBeenCalledTimes(3);
});
