import { beforeEach, expect, it, vi } from "vitest";
import { followEntrance } from "./entrance";

/** What the observer was told to watch, looked at once: far below the window. */
function lookFromFar(target: HTMLElement): void {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly callback: (entries: unknown[]) => void) {}
      observe = () => this.callback([{ boundingClientRect: { top: 9000, bottom: 9100 } }]);
      disconnect = () => {};
    },
  );
  followEntrance(target);
}

beforeEach(() => vi.unstubAllGlobals());

it.each([
  ["on the page waits until it is scrolled to", "<div class=site><p class=reveal></p></div>", true],
  ["in a preview is there at once", "<div class=site data-preview><p class=reveal></p></div>", false],
])("what is out of sight %s", (_where, html, waits) => {
  document.body.innerHTML = html;
  const target = document.querySelector("p") as HTMLElement;
  lookFromFar(target);
  expect(target.classList.contains("is-waiting")).toBe(waits);
});
