import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SizeField } from "./SizeField";

let root: Root;
let chosen: number | null;
const input = () => document.querySelector("input") as HTMLInputElement;

function Owner() {
  const [size, setSize] = useState<number | null>(1.2);
  chosen = size;
  return <SizeField value={size} onChange={setSize} />;
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<Owner />));
});
afterEach(() => act(async () => root.unmount()));

/** Key by key, as people type. */
async function type(text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (let length = Math.min(1, text.length); length <= text.length; length += 1) {
    await act(async () => {
      set?.call(input(), text.slice(0, length));
      input().dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
const leave = () => act(async () => void input().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const said = () => document.querySelector("[role=alert]")?.textContent ?? null;

it.each([
  ["0.1", 0.1],
  ["0,5", 0.5],
  ["1,25", 1.25],
  ["2.5", 2.5],
  ["10", 10],
])("takes %s as rem, with a comma or a point", async (text, size) => {
  await type(text);
  await leave();
  expect([chosen, input().value, said()]).toEqual([size, String(size).replace(".", ","), null]);
});

it("goes up and down by a tenth, no further than sizes go", async () => {
  const press = (key: string) =>
    act(async () => void input().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  await press("ArrowUp");
  expect([chosen, input().value]).toEqual([1.3, "1,3"]);
  await type("0,1");
  await press("ArrowDown");
  expect([chosen, input().value]).toEqual([0.1, "0,1"]);
});

it.each(["12", "16", "20", "0", "0,05", "10.1", "-3", "1,5,5", "grand"])(
  "says of %s that it is no size, and replaces nothing",
  async (text) => {
    await type(text);
    expect(said()).toBeNull();
    await leave();
    expect([chosen, input().value, said()]).toEqual([1.2, text, "Une taille entre 0,1 et 10."]);
    expect([input().getAttribute("aria-invalid"), input().getAttribute("aria-describedby")]).toEqual([
      "true",
      document.querySelector("[role=alert]")?.id,
    ]);
    await type("1.6");
    await leave();
    expect([chosen, input().value, said()]).toEqual([1.6, "1,6", null]);
  },
);

it("is the layout's own when it is emptied", async () => {
  await type("");
  await leave();
  expect([chosen, input().value, said()]).toEqual([null, "", null]);
});
