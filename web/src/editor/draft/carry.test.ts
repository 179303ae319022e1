import { afterEach, expect, it, vi } from "vitest";
import type { TextStyle } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { type DraftState, emptyContent } from "../model";
import { stylesOfSet } from "../styleSets";
import { carryDrafts } from "./carry";
import { keepLocally, readLocally } from "./local";
import type { StoredSite } from "./opening";
import { nothingChosen } from "./pendingAppearance";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

type Styles = Record<string, TextStyle>;
const keys = { site: "mine", keys: [new Uint8Array(32).fill(7)] };
const moderne = stylesOfSet("about", "moderne") as Styles;
const sharedIn = (styles: Styles) => ({ styles, settings: {}, lists: {} });
const stored = (styles: Styles, revision: number): StoredSite => ({
  snapshot: { sections: { about: { languages: {}, shared: sharedIn(styles) } } } as never as SiteSnapshot,
  revisions: { about: revision },
});
const typed = (styles: Styles): DraftState => {
  const content = emptyContent("about");
  const FR = { ...content, texts: { ...content.texts, heading: "Pas encore enregistré" } };
  return { languages: { FR }, shared: sharedIn(styles), ...nothingChosen, forms: {} };
};
const carry = () => carryDrafts(stored({}, 4), stored(moderne, 5), keys);

it("what was typed goes on from the new revision, in what its section wears now", () => {
  keepLocally("about", keys, 4, typed({}));
  carry();
  const found = readLocally("about", keys);
  expect(found?.base).toBe(5);
  expect(found?.draft.shared.styles).toEqual(moderne);
  expect(found?.draft.languages.FR?.texts.heading).toBe("Pas encore enregistré");
});

it.each([
  ["with styles of its own", 4, { body: { weight: "bold" } }],
  ["of an older revision", 3, {}],
] as const)("a draft %s stays what it is", (_case, base, styles) => {
  keepLocally("about", keys, base, typed(styles));
  carry();
  expect(readLocally("about", keys)).toMatchObject({ base, draft: { shared: { styles } } });
});
