import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import type { Option, SectionName } from "../../contract/types.gen";
import { toastList } from "../../ui/notices/toastList";
import { nothingChosen } from "../draft/pendingAppearance";
import { describe, emptyContent, type Item, type ListDescription } from "../model";
import { siteQuery } from "../queries";
import { createEditor } from "../store";
import { type Save, useSave } from "./useSave";

// Other windows are told of each save, and happy-dom has no channel to them.
vi.stubGlobal("BroadcastChannel", (await import("node:worker_threads")).BroadcastChannel);

let root: Root;
let save: Save;
const answered = { data: { revision: 4, layoutToken: null } };

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  toastList.clear();
  vi.spyOn(api, "PUT").mockResolvedValue(answered as never);
  vi.spyOn(api, "GET").mockReturnValue(new Promise(() => {}) as never);
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const listNamed = (section: SectionName, name: string) =>
  describe(section).lists.find((list) => list.name === name) as ListDescription;

function open(section: SectionName, items: Record<string, Item[]> = {}) {
  const content = { ...emptyContent(section), lists: items };
  const saved = { languages: { FR: content }, shared: { styles: {}, settings: {}, lists: {} } };
  const draft = { ...saved, ...nothingChosen, forms: {} };
  return createEditor(section, { draft, saved, revision: 3, languages: ["FR"] });
}

async function show(editor: ReturnType<typeof open>, option: Option, showsForms = true) {
  const client = new QueryClient();
  client.setQueryData(siteQuery.queryKey, { themeIndex: 0, layout: option } as never);
  function Screen() {
    useQuery({ ...siteQuery, staleTime: 60_000 });
    save = useSave(editor, { language: "FR", option, isPaid: true, showsForms, said: null });
    return null;
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
}
type Call = [path: string, init: { body: { content: { lists: object } } }];
const callsOf = (method: unknown) => (method as { mock: { calls: Call[] } }).mock.calls;
const saved = () => callsOf(api.PUT).map(([, { body }]) => body.content.lists);
const said = () => toastList.read().map(({ text }) => text);

it("says that it is saved before the site is asked for anew, which happens once", async () => {
  await show(open("skills"), "option1");
  await act(async () => void (await save.save()));
  expect(said()).toEqual(["✅ Données FR enregistrées avec succès !"]);
  expect(callsOf(api.GET).filter(([path]) => path === "/api/site")).toHaveLength(1);
});

it("takes along what stands complete in the fields of an item, and says so", async () => {
  const editor = open("skills");
  const list = listNamed("skills", "skills");
  editor.setFormValue(list, "FR", "title", "Lettrage");
  editor.setFormValue(list, "FR", "description", "À la main");
  await show(editor, "option1");
  await act(async () => void (await save.save()));
  expect(saved()).toMatchObject([{ skills: [{ title: "Lettrage" }] }]);
  expect(said()).toEqual(["✅ Données FR enregistrées avec succès ! Le formulaire ouvert est ajouté aussi."]);
  expect(editor.isChanged()).toBe(false);
});

it("takes along an item that is being changed, and says so", async () => {
  const affiche = { id: "a", title: "Affiche", description: "Grand format", image: null, alt: "" };
  const editor = open("skills", { skills: [affiche] });
  const list = listNamed("skills", "skills");
  editor.startEditing(list, "FR", affiche);
  editor.setFormValue(list, "FR", "title", "Affiches");
  await show(editor, "option1");
  await act(async () => void (await save.save()));
  expect(saved()).toMatchObject([{ skills: [{ id: "a", title: "Affiches" }] }]);
  expect(said()).toEqual(["✅ Données FR enregistrées avec succès ! La modification ouverte est enregistrée aussi."]);
});

it("saves the rest beside fields that are not complete, which say what is missing", async () => {
  const editor = open("skills");
  const list = listNamed("skills", "skills");
  editor.setText("FR", "heading", "Savoir-faire");
  editor.setFormValue(list, "FR", "description", "À la main");
  await show(editor, "option2");
  await act(async () => void (await save.save()));
  expect(api.PUT).toHaveBeenCalledOnce();
  expect(saved()).toEqual([{}]);
  expect(said()).toEqual(["✅ Données FR enregistrées avec succès ! Le formulaire ouvert n’est pas enregistré."]);
  expect(Object.values(editor.read().formErrors)[0]).toHaveProperty("image");
  expect(editor.formOf(list, "FR").values.description).toBe("À la main");
});

it.each([
  ["of another layout", "option3", true],
  ["behind another screen", "option2", false],
] as const)("leaves fields alone that are not shown: %s", async (_where, option, showsForms) => {
  const editor = open("about");
  const team = listNamed("about", "team");
  editor.setFormValue(team, "FR", "image", "m".repeat(32));
  editor.setFormValue(team, "FR", "name", "Maëlle");
  editor.setFormValue(team, "FR", "role", "Atelier");
  await show(editor, option, showsForms);
  await act(async () => void (await save.save()));
  expect(saved()).toEqual([{}]);
  expect(said()).toEqual(["✅ Données FR enregistrées avec succès !"]);
  expect(editor.formOf(team, "FR").values.name).toBe("Maëlle");
});

it("leaves a picture alone that was chosen in a layout with pictures", async () => {
  const editor = open("skills");
  const list = listNamed("skills", "skills");
  editor.setFormValue(list, "FR", "image", "m".repeat(32));
  await show(editor, "option1");
  await act(async () => void (await save.save()));
  expect([saved(), said()]).toEqual([[{}], ["✅ Données FR enregistrées avec succès !"]]);
  expect(editor.read().formErrors).toEqual({});
});
