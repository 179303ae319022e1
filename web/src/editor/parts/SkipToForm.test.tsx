import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { SkipToForm } from "./SkipToForm";

it("leads past radios and files to the first field that is written in", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => {
    run(0);
    return 0;
  });
  document.body.innerHTML = `<div id=root></div><form class=editor-form><div class=editor-fields>
    <button>FR</button><input type=radio><input type=file><input type=checkbox><input id=title></div></form>`;
  const root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<SkipToForm />));
  await act(async () => document.querySelector<HTMLButtonElement>(".d-skip")?.click());
  expect(document.activeElement?.id).toBe("title");
  await act(async () => root.unmount());
});
