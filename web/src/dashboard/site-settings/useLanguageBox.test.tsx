import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LanguageBox, useLanguageBox } from "./useLanguageBox";

let root: Root;
let box: LanguageBox;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  vi.spyOn(navigator, "language", "get").mockReturnValue("fr-CA");
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

const added = vi.fn(() => null);

async function open(languages: readonly string[], address = "/"): Promise<void> {
  function Probe() {
    box = useLanguageBox(languages, added);
    return null;
  }
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Probe />
      </MemoryRouter>,
    ),
  );
}

describe("a site without a language", () => {
  it("has the browser's in its box, which a save takes with nothing added", async () => {
    await open([]);
    expect(box.written).toBe("Français (FR)");
    expect(box.toSave()).toEqual(["FR"]);
  });

  it("is saved in what was written there in its place", async () => {
    await open([]);
    await act(async () => box.write("alle"));
    expect(box.toSave()).toEqual(["DE"]);
  });

  it("is not saved with an empty box, which says so; an empty choice adds nothing", async () => {
    await open([]);
    await act(async () => box.write(""));
    await act(async () => box.add());
    expect(added).not.toHaveBeenCalled();
    let languages: string[] | null = [];
    await act(async () => {
      languages = box.toSave();
    });
    expect(languages).toBeNull();
    expect(box.refusal).toBe("Choisissez d’abord la langue de vos textes.");
  });
});

it("a further language is added by its own button alone", async () => {
  await open(["FR"], "/?langue=EN");
  expect(box.written).toBe("Anglais (EN)");
  expect(box.toSave()).toEqual(["FR"]);
});
