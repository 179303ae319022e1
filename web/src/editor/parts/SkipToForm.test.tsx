import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { SkipToForm } from "./SkipToForm";

async function focusedAmong(fields: string, isOfChoices = false): Promise<string | undefined> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    run(0);
    return 0;
  });
  document.body.innerHTML = `<div id=root></div><form class=editor-form><div class=editor-fields>
    <button>FR</button>${fields}</div></form>`;
  const root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<SkipToForm isOfChoices={isOfChoices} />));
  await act(async () => document.querySelector<HTMLButtonElement>(".d-skip")?.click());
  const focused = document.activeElement?.id;
  await act(async () => root.unmount());
  return focused;
}

it("leads past radios and files to the first field that is written in", async () => {
  expect(await focusedAmong("<input type=radio checked><input type=file><input type=checkbox><input id=title>")).toBe(
    "title",
  );
});

it("leads to what is chosen first where nothing is written", async () => {
  expect(await focusedAmong("<input type=radio><input type=radio id=editorial checked><input type=file>")).toBe(
    "editorial",
  );
});

it("leads to the first choice of a form of choices, though a colour stands written further down", async () => {
  const choices = "<input type=radio><input type=radio id=gallery checked><input type=radio checked>";
  expect(await focusedAmong(`${choices}<input type=color><input id=background>`, true)).toBe("gallery");
});
