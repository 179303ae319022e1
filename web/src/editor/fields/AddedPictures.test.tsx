import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { nothingChosen } from "../draft/pendingAppearance";
import { describe, type ListDescription } from "../model";
import { createEditor } from "../store";
import { EditorContext } from "../useEditor";
import { AddedPictures } from "./AddedPictures";

const list = describe("projects").lists[0] as ListDescription;
const item = (id: string) => ({ id, image: null, title: "", description: "", link: "", alt: "" });
const items = [item("before"), item("first"), item("second")];

it("pictures that were just added have their first text beside them, and no other item has", async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const saved = {
    languages: { FR: { texts: {}, lists: { projects: items } } },
    shared: { styles: {}, settings: {}, lists: {} },
  };
  const draft = { ...saved, ...nothingChosen, forms: {} };
  const editor = createEditor("projects", {
    draft: draft as never,
    saved: saved as never,
    revision: 1,
    languages: ["FR"],
  });
  const onClose = vi.fn();
  const show = () =>
    act(async () =>
      root.render(
        <EditorContext value={{ editor, language: "FR", option: "option1", storedMedia: {} } as never}>
          <AddedPictures list={list} items={items} added={["first", "second", "deleted"]} onClose={onClose} />
        </EditorContext>,
      ),
    );
  await show();
  const labels = [...document.querySelectorAll("label")].map((label) => label.textContent);
  expect(labels).toEqual(["Titre du projet 2", "Titre du projet 3"]);
  const input = document.querySelectorAll("input")[1] as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "Affiche");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(editor.listOf(list, "FR").map(({ title }) => title)).toEqual(["", "", "Affiche"]);
  await act(async () => document.querySelector<HTMLButtonElement>(".added-head button")?.click());
  expect(onClose).toHaveBeenCalled();
  await act(async () => root.unmount());
});
