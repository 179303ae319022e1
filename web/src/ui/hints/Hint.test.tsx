import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

it("an explanation shows when it is asked for, is told with its control, and stays as it was left", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  localStorage.clear();
  const shown = async () => {
    vi.resetModules(); // as a page that is loaded again
    const { Hinted } = await import("./Hint");
    document.body.innerHTML = "<div id=root></div>";
    const root = createRoot(document.getElementById("root") as HTMLElement);
    await act(async () =>
      root.render(
        <Hinted name="fonts" about="Polices" text="Une pour les titres.">
          <h2>Polices</h2>
        </Hinted>,
      ),
    );
    const button = document.querySelector("button") as HTMLButtonElement;
    const text = document.getElementById(button.getAttribute("aria-controls") ?? "");
    return { root, button, text: text as HTMLElement };
  };
  const first = await shown();
  expect(first.button.getAttribute("aria-label")).toBe("Explication\u202f: Polices");
  expect([first.button.getAttribute("aria-expanded"), first.text.hidden]).toEqual(["false", true]);
  await act(async () => first.button.click());
  expect([first.button.getAttribute("aria-expanded"), first.text.hidden]).toEqual(["true", false]);
  expect(first.text.textContent).toBe("Une pour les titres.");
  await act(async () => first.root.unmount());

  const again = await shown();
  expect(again.text.hidden).toBe(false);
  await act(async () => again.button.click());
  await act(async () => again.root.unmount());
  expect((await shown()).text.hidden).toBe(true);
});
