// Sheets of screens stay once they are loaded: a class that two of them begin makes one screen look like the other, and
// only for those who came by that way.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const sheets = globSync("{ui,dashboard,editor}/**/*.css", { cwd: root });

it("begins each class in one sheet", () => {
  const homes = new Map<string, string[]>();
  for (const sheet of sheets) {
    const begun = new Set(readFileSync(resolve(root, sheet), "utf8").match(/^\.[\w-]+(?= \{)/gm));
    for (const name of begun) homes.set(name, [...(homes.get(name) ?? []), sheet]);
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
});
