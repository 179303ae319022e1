// Islands: what the server writes of them can be hydrated; until that is wanted they are HTML, and no press is lost.
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { constants, options } from "../../contract/catalogues.gen";
import type { Option } from "../../contract/types.gen";
import { languageOf, makeSample, plainChoice, type SampleChoice, sampleNames } from "../../gallery/samples";
import { layouts } from "../layouts/layouts.gen";
import { buildPage } from "../page/build";
import type { ClientData } from "./clientData";
import { islands } from "./registry";
import { renderSite } from "./renderSite";
import { followIslands, startIslands } from "./startIslands";

const pictures = Object.fromEntries(
  Object.keys(import.meta.glob("../../../../demo/pictures/*")).map((path) => [path, path]),
);

const writtenFor = (changes: Partial<SampleChoice>) => {
  const choice = { ...plainChoice, ...changes };
  const page = buildPage(makeSample(choice, pictures), languageOf(choice.sample));
  return { page, ...renderSite(page, layouts[page.option]) };
};

/** React marks what it has hydrated. */
const isHydrated = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps"));
const host = (name: string) => document.querySelector<HTMLElement>(`[data-island=${name}]`) as HTMLElement;
const inside = (name: string) => host(name).querySelector("*:not(form)"); // happy-dom shows no keys of a form

/** Without the durations that a script sets. */
const written = (name: string) => host(name).innerHTML.replaceAll(/ style="[^"]*"/g, "");

/** Which element is watched by whom, and how it is told. */
const watchers: { target: Element; tell(isIntersecting: boolean): void }[] = [];
class FakeObserver {
  constructor(private readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
  observe(target: Element) {
    watchers.push({ target, tell: (isIntersecting) => this.callback([{ isIntersecting, target }]) });
  }
  disconnect() {}
}
const comesNear = (name: string) => {
  for (const { target, tell } of watchers.slice()) if (target === host(name)) tell(true);
};

const actions = { send: vi.fn(async () => undefined), chooseTheme: vi.fn(), chooseLanguage: vi.fn() };
let stop = () => {};

/** The server's page in a browser, as its own script finds it. */
function open(option: Option): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { html, data } = writtenFor({ option });
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const sent = JSON.parse(JSON.stringify(data)) as ClientData;
  stop = startIslands(document.getElementById("root") as HTMLElement, sent, actions);
}
const hydrated = (name: string) => vi.waitFor(() => expect(isHydrated(inside(name))).toBe(true), 30_000);

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  watchers.length = 0;
  document.early = undefined;
});
afterEach(() => {
  stop();
  stop = () => {};
  expect(complaints.mock.calls.map(([first]: unknown[]) => String(first).slice(0, 300))).toEqual([]);
  vi.unstubAllGlobals();
});

describe.each(options)("%s", (option) => {
  it.each(sampleNames)(
    "every island of the %s sample has a script, and is hydrated as it was written",
    async (sample) => {
      const { html, data } = writtenFor({ option, sample });
      document.body.innerHTML = html;
      expect(html).not.toContain("<!--island");
      const names = [...document.querySelectorAll<HTMLElement>("[data-island]")].map(({ dataset }) => dataset.island);
      expect(names).toEqual(Object.keys(data.islands));
      expect(names).toContain("contactForm");
      const { hydrateIsland } = await import("./hydrate");
      for (const [name, props] of Object.entries(JSON.parse(JSON.stringify(data.islands)) as object)) {
        const view = (await islands[name]?.()) as never;
        const before = written(name);
        await act(async () => {
          void hydrateIsland({ host: host(name), name, view, props, page: data.page, actions, isDue: false });
        });
        expect([name, isHydrated(inside(name))]).toEqual([name, true]);
        expect(written(name)).toBe(before);
      }
    },
  );

  it("sends what is only read as HTML alone", () => {
    const { html, page, data } = writtenFor({ option, sample: "whole" });
    const sent = JSON.stringify(data);
    const only = [page.sections.experience?.positions[0]?.title, page.sections.contact?.entries[0]?.mark];
    for (const words of only) {
      expect(html).toContain(words);
      expect(sent).not.toContain(words);
    }
  });

  it("nothing outside of an island answers by React", () => {
    const { html } = writtenFor({ option, sample: "whole" });
    document.body.innerHTML = html;
    for (const island of document.querySelectorAll("[data-island]")) island.remove();
    // What these do is in followShell.ts.
    const others = [...document.querySelectorAll("button")].filter((one) => !one.closest(".theme-dots, .share-copy"));
    expect(others).toEqual([]);
    expect(document.querySelector("form")).toBeNull();
  });
});

it("hydrates an island that is wanted, and leaves the others alone", async () => {
  open("option2");
  comesNear("projectCards");
  dispatchEvent(new Event("pointermove"));
  await hydrated("projectCards");
  expect(isHydrated(inside("contactForm"))).toBe(false);
  comesNear("contactForm");
  await hydrated("contactForm");
});

it.each([
  ["at once where the first was looked at for its time", true, 0],
  ["after the first one's time where it was not", false, constants.galleryMs],
])("the team's gallery goes on %s", async (_when, isDue, afterMs) => {
  vi.useFakeTimers();
  const { html, data } = writtenFor({ option: "option2" });
  document.body.innerHTML = html;
  const view = (await islands.team?.()) as never;
  const { hydrateIsland } = await import("./hydrate");
  await act(async () => {
    void hydrateIsland({
      host: host("team"),
      name: "team",
      view,
      props: data.islands.team ?? {},
      page: data.page,
      actions,
      isDue,
    });
  });
  const shown = () => [...host("team").querySelectorAll("li")].findIndex((one) => one.dataset.place === "shown");
  expect(shown()).toBe(0);
  if (afterMs) await act(async () => void vi.advanceTimersByTime(afterMs - 1));
  expect(shown()).toBe(0);
  await act(async () => void vi.advanceTimersByTime(1));
  expect(shown()).toBe(1);
  vi.useRealTimers();
});

it("answers the press that hydrates an island", async () => {
  open("option2");
  host("contactForm").querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await hydrated("contactForm");
  // Nothing was filled in: the form says so, which only its script can.
  await vi.waitFor(() => expect(host("contactForm").querySelector("[aria-invalid=true]")).not.toBeNull(), 30_000);
});

it("does what was pressed before any script was there", () => {
  const pressed = vi.fn();
  document.body.innerHTML = '<div id="root"><button type="button"></button></div>';
  const button = document.querySelector("button") as HTMLButtonElement;
  button.addEventListener("click", pressed);
  document.early = [button];
  stop = followIslands(document.getElementById("root") as HTMLElement, vi.fn());
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.early).toBeUndefined();
});

it("lets a form go its plain way where its script does not come", async () => {
  open("option1");
  stop();
  stop = followIslands(document.getElementById("root") as HTMLElement, () => Promise.reject(new Error("no line")));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const form = host("contactForm").querySelector("form") as HTMLFormElement;
  const plainly = vi.spyOn(form, "submit").mockImplementation(() => undefined);
  form.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  await vi.waitFor(() => expect(plainly).toHaveBeenCalledOnce(), 30_000);
});
