import { expect, it, vi } from "vitest";
import { withChunkRetry } from "./chunkRetry";

const built = "const load=()=>p(()=>import(`./Screen-DE56.js`).then(e=>e.t),[]);const other=()=>import('./b.js')";
const p = (load: () => unknown) => load();

it("asks by another address for a part that did not come, and takes of it what was wanted", async () => {
  const get = vi.fn(async (address: string) => {
    if (!address.includes("?")) throw new TypeError("Failed to fetch dynamically imported module");
    return { t: "screen" };
  });
  const code = `${withChunkRetry(built).replaceAll("import(", "get(")};return load()`;
  expect(await new Function("get", "p", code)(get, p)).toBe("screen");
  expect(get.mock.calls).toEqual([["./Screen-DE56.js"], ["./Screen-DE56.js?again"]]);
});

it("leaves alone what is no part of ours", () => {
  for (const code of ["import(e)", "import(`https://a.fr/x.js`)", 'import{a}from"./b.js"', 'import"./b.js"'])
    expect(withChunkRetry(code)).toBe(code);
});
