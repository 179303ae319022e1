// Without the system's sheet the panel opens, and in sight: it stands at the page's foot.
import { expect, it, vi } from "vitest";
import { share } from "./act";

it("opens the panel where it is seen, and not when the sheet was closed", async () => {
  const details = document.createElement("details");
  details.innerHTML = '<a class="share-address" href="/@elise">/@elise</a>';
  const seen = vi.fn();
  details.scrollIntoView = seen;
  const closed = Object.assign(new Error("closed"), { name: "AbortError" });
  vi.stubGlobal("navigator", { share: () => Promise.reject(closed) });
  await share(details);
  expect([details.open, seen.mock.calls.length]).toEqual([false, 0]);
  vi.stubGlobal("navigator", {});
  await share(details);
  expect([details.open, seen.mock.calls]).toEqual([true, [[{ block: "nearest" }]]]);
  vi.unstubAllGlobals();
});
