import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useStillness } from "./useStillness";

it("the preview stands still as long as the focus is in a form", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  document.body.innerHTML = "<form><input></form><section tabindex=0></section><div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const Probe = () => <output>{String(useStillness())}</output>;
  await act(async () => root.render(<Probe />));
  const isStill = () => document.querySelector("output")?.textContent;
  const focus = (selector: string) =>
    act(async () => {
      document.querySelector<HTMLElement>(selector)?.focus();
      await vi.advanceTimersByTimeAsync(60_000);
    });
  expect(isStill()).toBe("false");
  await focus("input");
  expect(isStill()).toBe("true");
  await focus("section");
  expect(isStill()).toBe("false");
  await act(async () => root.unmount());
  vi.useRealTimers();
});
