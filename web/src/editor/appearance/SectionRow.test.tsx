import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { SectionRow } from "./SectionRow";

it("screen readers call a row by the dashboard's own words, not by the library's", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<ul id=root></ul>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const row = {
    name: "contact",
    isShown: true,
    isFirst: true,
    isLast: true,
    onStep: () => {},
    onShow: () => {},
  } as const;
  await act(async () => root.render(<SectionRow {...row} />));
  const described = [...document.querySelectorAll("[aria-roledescription]")];
  expect(described.map((element) => element.getAttribute("aria-roledescription"))).toEqual(["élément déplaçable"]);
  await act(async () => root.unmount());
});
