// Sections that nobody looks at are not taken over by the script; a touch wakes one, and the touch itself counts.
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languageOf, makeSample, plainChoice } from "../../gallery/samples";
import type { Page } from "../../site/page/model";
import { layouts } from "../../site/sections/layouts.gen";
import { renderPage } from "../render";
import { PublicPage } from "./PublicPage";
import { putToSleep } from "./sleeping";

/** React marks what it has taken over. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
const inside = (anchor: string) => document.querySelector(`#${anchor} > *`) as HTMLElement;

/** Who is told of a section: the first to watch it is putToSleep, the bar's own watch comes with the taking over. */
const watched = new Map<Element, (entries: Partial<IntersectionObserverEntry>[]) => void>();
class FakeObserver {
  constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
  observe(target: Element) {
    if (!watched.has(target)) watched.set(target, this.tell);
  }
  unobserve() {}
  disconnect() {}
}
const comeIntoSight = (anchor: string) => {
  const target = document.getElementById(anchor) as Element;
  watched.get(target)?.([{ isIntersecting: true, target }]);
};

let complaints: unknown[];
let unmount: () => void;
const sent = vi.fn(async () => undefined);
const chosen = vi.fn();

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, IntersectionObserver: FakeObserver });
  complaints = [];
  watched.clear();
  const snapshot = makeSample({ ...plainChoice, option: "option2" }, {});
  const [, html, data] = renderPage(JSON.stringify({ snapshot, language: languageOf("rich") }));
  const page = JSON.parse(data) as Page;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  const sleeping = putToSleep(root);
  const actions = { send: sent, chooseTheme: chosen, chooseLanguage: () => undefined };
  const hydrated = await act(async () =>
    hydrateRoot(root, <PublicPage page={page} layout={layouts.option2} actions={actions} sleeping={sleeping} />, {
      onRecoverableError: (complaint) => complaints.push(complaint),
    }),
  );
  unmount = () => hydrated.unmount();
});
afterEach(async () => {
  await act(async () => unmount());
  expect(complaints).toEqual([]);
});

it("takes over the bar and the tools at once, a section only when it comes near the window", async () => {
  expect(isTakenOver(document.querySelector(".theme-dot") as Element)).toBe(true);
  expect(isTakenOver(inside("projet"))).toBe(false);
  expect(isTakenOver(inside("contact"))).toBe(false);
  await act(async () => comeIntoSight("projet"));
  expect(isTakenOver(inside("projet"))).toBe(true);
  expect(isTakenOver(inside("contact"))).toBe(false);
});

it("never takes over what is only read, and leaves it as the server wrote it", async () => {
  const before = document.querySelector("#welcome")?.innerHTML;
  expect(before).toContain("<h1");
  await act(async () => comeIntoSight("welcome"));
  await act(async () => comeIntoSight("experience"));
  expect(isTakenOver(inside("welcome"))).toBe(false);
  expect(isTakenOver(inside("experience"))).toBe(false);
  expect(document.querySelector("#welcome")?.innerHTML).toBe(before);
});

it("answers the very click that wakes a section", async () => {
  const button = document.querySelector("#contact button[type=submit]") as HTMLButtonElement;
  await act(async () => button.click());
  // Nothing was filled in: the form says so, which only its script can.
  expect(document.querySelector("#contact [aria-invalid=true]")).not.toBeNull();
});

it("leaves what sleeps as it was written when another theme is chosen", async () => {
  const before = document.querySelector("#projet")?.innerHTML;
  await act(async () => (document.querySelectorAll(".theme-dot")[2] as HTMLButtonElement).click());
  expect(chosen).toHaveBeenCalledWith(2);
  expect(document.querySelectorAll(".theme-dot")[2]?.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("#projet")?.innerHTML).toBe(before);
  expect(isTakenOver(inside("projet"))).toBe(false);
});
