import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AddLanguage } from "./AddLanguage";
import { useLanguageBox } from "./useLanguageBox";

let root: Root;
let languages: readonly string[];

function Languages() {
  const [chosen, setChosen] = useState<readonly string[]>(["FR"]);
  languages = chosen;
  const box = useLanguageBox(chosen, (code) => {
    setChosen([...chosen, code]);
    return null;
  });
  return <AddLanguage box={box} />;
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Languages />
      </MemoryRouter>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const input = () => document.querySelector("input") as HTMLInputElement;
const write = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  });
/** What is said of what was written, where a screen reader finds it too. */
const said = () =>
  document.getElementById(input().getAttribute("aria-describedby") ?? "")?.textContent?.replaceAll("\u202f", " ");
const isTold = () => document.getElementById(input().getAttribute("aria-describedby") ?? "")?.hidden === false;
const list = () => document.querySelector("[role=listbox]");
const add = () =>
  act(async () => [...document.querySelectorAll("button")].find((each) => each.textContent === "Ajouter")?.click());

it("offers the first two letters of what names no language, and adds them", async () => {
  await write("Kl");
  expect(list()).not.toBeNull();
  await write("Klingon");
  expect(said()).toBe("Aucune langue de ce nom. Ajouter le code KL ?");
  expect(list(), "it would cover the sentence").toBeNull();
  await add();
  expect([languages, input().value]).toEqual([["FR", "KL"], ""]);
});

it.each([
  ["alle", "« Ajouter » ajoutera DE : Allemand.", "DE"],
  ["qx", "QX n’est pas un code de langue connu ; il fonctionnera tout de même.", "QX"],
])("says what %s will add before it is added", async (text, sentence, code) => {
  await write(text);
  expect(said()).toBe(sentence);
  expect(isTold()).toBe(true);
  await add();
  expect(languages).toEqual(["FR", code]);
});

it("adds nothing of one letter", async () => {
  await write("k");
  expect(said()).toBe("Par son nom ou par son code de deux lettres.");
  expect(isTold(), "explained on demand").toBe(false);
  await add();
  expect(languages).toEqual(["FR"]);
});
