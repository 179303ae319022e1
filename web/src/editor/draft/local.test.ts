import { afterEach, expect, it, vi } from "vitest";
import type { DraftState } from "../model";
import { dropLocally, keepLocally, readLocally } from "./local";
import { nothingChosen } from "./pendingAppearance";
import { open, seal } from "./seal";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

const keys = { site: "mine", keys: [new Uint8Array(32).fill(7)] };
const draft: DraftState = {
  languages: {
    FR: {
      texts: { heading: "Travaux" },
      lists: { projects: [{ id: "a", image: null, title: "Échos", description: "", link: "", alt: "" }] },
    },
  },
  shared: { styles: {}, settings: { usesSecondCarousel: true }, lists: {} },
  ...nothingChosen,
  layout: "option3",
  forms: {},
};

it("comes back as it was, from its two keys, and neither can be read without the server's key", () => {
  keepLocally("projects", keys, 4, draft);
  expect([...kept.keys()].sort()).toEqual(["currentLangDataProjet", "imageItems"]);
  expect([...kept.values()].join()).not.toMatch(/Travaux|chos|option3/);
  expect(readLocally("projects", keys)).toMatchObject({ site: "mine", base: 4, draft });
});

it("is nobody else's: another site, another key, no key, broken data", () => {
  keepLocally("projects", keys, 4, draft);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(readLocally("projects", { ...keys, site: "theirs" })).toBeNull();
  expect(readLocally("projects", { ...keys, keys: [new Uint8Array(32)] })).toBeNull();
  expect(readLocally("projects", { ...keys, keys: [] })).toBeNull();
  kept.set("currentLangDataProjet", "v1.not-a-draft");
  expect(readLocally("projects", keys)).toBeNull();
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

it("still opens after the server's key was rotated", () => {
  const sealed = seal({ a: 1 }, keys.keys[0] as Uint8Array);
  expect(open(sealed, [new Uint8Array(32).fill(9), ...keys.keys])).toEqual({ a: 1 });
  const altered = `${sealed.slice(0, 40)}${sealed[40] === "A" ? "B" : "A"}${sealed.slice(41)}`;
  expect(open(altered, keys.keys)).toBeNull();
});

it("is gone when dropped", () => {
  keepLocally("projects", keys, 4, draft);
  dropLocally("projects");
  expect(kept.size).toBe(0);
});
