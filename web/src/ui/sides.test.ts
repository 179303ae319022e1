// The dashboard runs from right to left too: its styles name a line's start and end, never left and right. A shorthand of
// four values is the way by which these come back: it counts from the top to the right, whatever the direction.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const sheets = globSync("{ui,dashboard,editor}/**/*.css", { cwd: root });

/** Of a drawing, which keeps its sides. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  "editor/fields/items.css": ["text-align: right"], // with `:dir(rtl)`
};

const named =
  /(?<![\w-])(?:(?:margin|padding|border|inset)-)?(?:left|right)(?:-\w+)?: |(?:text-align|float): (?:left|right)/;
const spread = /^(?:margin|padding|inset): (.+)$/;

/** 'calc(1rem + 2px)' is one value. */
const valuesOf = (text: string): string[] => text.match(/(?:[^\s(]+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()]+)+/g) ?? [];

function namesSides(declaration: string): boolean {
  const [, right, , left] = valuesOf(spread.exec(declaration)?.[1] ?? "");
  return named.test(declaration) || (left !== undefined && left !== right);
}

it.each(sheets)("%s names no left and no right", (path) => {
  const declarations = readFileSync(resolve(root, path), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .split(/[;{}]/)
    .map((part) => part.trim().replace(/\s+/g, " "));
  expect(declarations.filter((one) => namesSides(one) && !DRAWN[path]?.includes(one))).toEqual([]);
});
