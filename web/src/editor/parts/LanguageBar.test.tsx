import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nothingChosen } from "../draft/pendingAppearance";
import { emptyContent } from "../model";
import { createEditor } from "../store";
import { EditorContext, type EditorContextValue } from "../useEditor";
import { LanguageBar } from "./LanguageBar";

const said = { FR: "Savoir-faire", EN: "Skills", DE: "Savoir-faire", ES: "Oficio", IT: "" };
const contents = Object.fromEntries(
  Object.entries(said).map(([code, heading]) => [code, { ...emptyContent("skills"), texts: { heading } }]),
);
const saved = { languages: contents, shared: { styles: {}, settings: {}, lists: {} } };
const languages = Object.keys(said);
const editor = createEditor("skills", {
  ...{ draft: { ...saved, ...nothingChosen, forms: {} }, saved, revision: 1, languages },
});
const made = { language: "FR", place: "heading", text: "Métier", isConfirmed: false };
const notesOf = (_section: string, code: string) => (code === "ES" ? { heading: made } : {});
const context = { editor, language: "FR", option: "option1", translations: { source: "FR", notesOf } };

let root: Root;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const show = (current: string) =>
  act(async () =>
    root.render(
      <EditorContext value={context as unknown as EditorContextValue}>
        <LanguageBar languages={languages} current={current} onChoose={() => {}} />
      </EditorContext>,
    ),
  );
const looks = () =>
  [...document.querySelectorAll("button")].map((button) => [
    button.className.replace("lang-button ", ""),
    button.querySelector(".lang-mark") !== null,
  ]);

it("colours by what is edited and what has data alone; what is to be reviewed or was copied is a mark", async () => {
  await show("FR");
  expect(looks()).toEqual([
    ["blue", false],
    ["green", false],
    ["green", true],
    ["green", true],
    ["grey", false],
  ]);
  await show("ES");
  expect(looks().slice(2)).toEqual([
    ["green", true],
    ["blue", true],
    ["grey", false],
  ]);
  expect(document.querySelectorAll("button")[3]?.title).toMatch(/en cours d’édition, à revoir/);
});

it("explains three colours and no more", async () => {
  await show("FR");
  const legend = [...document.querySelectorAll(".lang-legend > span")];
  expect(legend.map(({ className, textContent }) => [className, textContent])).toEqual([
    ["green", "Contient des données"],
    ["blue", "En cours d’édition"],
    ["grey", "Vide"],
  ]);
});
