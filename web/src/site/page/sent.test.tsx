// What visitors only read: nothing in it answers, its data are not sent, and its HTML outlives a page that is drawn anew.
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beforeEach, expect, it } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { onlyRead } from "../../contract/places.gen";
import type { Option } from "../../contract/types.gen";
import { renderPage } from "../../entries/render";
import { PublicPage } from "../../entries/site/PublicPage";
import { languageOf, makeSample, plainChoice } from "../../gallery/samples";
import { layouts } from "../sections/layouts.gen";
import { buildPage } from "./build";
import type { Page } from "./model";

const language = languageOf("rich");
const actions = { send: async () => undefined, chooseTheme: () => undefined, chooseLanguage: () => undefined };
const sampleOf = (option: Option) => makeSample({ ...plainChoice, option, sample: "whole" }, {});

class FakeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, IntersectionObserver: FakeObserver });
  document.body.innerHTML = `<div id="root"></div>`;
});
const root = () => document.getElementById("root") as HTMLElement;

/** Elements that React would call for something that a visitor does. */
function answering(section: Element): string[] {
  return [section, ...section.querySelectorAll("*")].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
    const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : {};
    return Object.keys(props ?? {}).filter((name) => /^on[A-Z]/.test(name));
  });
}

it.each(options)("%s: nothing in what is only read answers a visitor", async (option) => {
  const page = buildPage(sampleOf(option), language);
  const drawn = createRoot(root());
  await act(async () => drawn.render(<PublicPage page={page} layout={layouts[option]} actions={actions} />));
  for (const name of onlyRead[option]) {
    const section = document.querySelector(`.site-${name}`) as Element;
    expect([name, answering(section)]).toEqual([name, []]);
  }
  expect(answering(document.querySelector(".site-contact") as Element)).not.toEqual([]);
  await act(async () => drawn.unmount());
});

it.each(options)("%s: what is only read is in the HTML and not in the data", (option) => {
  const [, html, data] = renderPage(JSON.stringify({ snapshot: sampleOf(option), language }));
  const whole = buildPage(sampleOf(option), language);
  const said = [whole.sections.experience?.positions[0]?.title, whole.sections.contact?.entries[0]?.mark];
  for (const words of said) {
    expect(html).toContain(words);
    expect(data).not.toContain(words);
  }
});

it.each(options)("%s: a page that React draws anew from such data keeps what is only read", async (option) => {
  const [, html, data] = renderPage(JSON.stringify({ snapshot: sampleOf(option), language }));
  root().innerHTML = html.replace("site-skip", "somebody-else-was-here").replace(/<a class="some/, "<b></b>$&");
  const before = [".site-home", ".site-experience"].map((at) => document.querySelector(at)?.innerHTML);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root(), <PublicPage page={JSON.parse(data) as Page} layout={layouts[option]} actions={actions} />, {
      onRecoverableError: (complaint) => complaints.push(complaint),
    });
  });
  expect(complaints).not.toEqual([]);
  expect(document.querySelector(".site-skip")).not.toBeNull();
  expect([".site-home", ".site-experience"].map((at) => document.querySelector(at)?.innerHTML)).toEqual(before);
});
