import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Contents } from "../model";
import { emptyContent } from "../model";
import { previewQuery } from "../queries";
import { createEditor, type Editor } from "../store";
import { draftMarks } from "./draftBadges";
import { follow, followStored } from "./following";
import { openEditors } from "./openEditors";
import type { StoredSite } from "./opening";
import { nothingChosen } from "./pendingAppearance";

const contents = (heading: string): Contents => {
  const empty = emptyContent("about");
  return {
    languages: { FR: { ...empty, texts: { ...empty.texts, heading } } },
    shared: { styles: {}, settings: {}, lists: { photos: [] } },
  };
};
const open = (heading: string): Editor => {
  const saved = contents(heading);
  return createEditor("about", {
    draft: { ...saved, ...nothingChosen, forms: {} },
    saved,
    revision: 3,
    languages: ["FR"],
  });
};
const stored = (heading: string, revision: number) =>
  ({
    snapshot: { languages: ["FR"], sections: { about: contents(heading) } },
    revisions: { about: revision },
  }) as never as StoredSite;
const heading = (editor: Editor) => editor.read().draft.languages.FR?.texts.heading;

afterEach(() => vi.unstubAllGlobals());

it("shows what was saved elsewhere where nothing of its own is unsaved", () => {
  const editor = open("Avant");
  follow(editor, stored("Après", 4));
  expect([heading(editor), editor.read().revision, editor.isChanged()]).toEqual(["Après", 4, false]);
});

it("keeps what is typed here, and the revision that it began with", () => {
  const editor = open("Avant");
  editor.setText("FR", "heading", "Tapé ici");
  follow(editor, stored("Après", 4));
  expect([heading(editor), editor.read().revision]).toEqual(["Tapé ici", 3]);
});

it("has nothing unsaved any more where the same was put on line elsewhere", () => {
  const editor = open("Avant");
  editor.setText("FR", "heading", "Après");
  follow(editor, stored("Après", 4));
  expect([editor.read().revision, editor.isChanged()]).toEqual([4, false]);
});

it("keeps a choice for the whole page that was not put on line", () => {
  const editor = open("Avant");
  editor.setLayout("option2");
  follow(editor, stored("Avant", 4));
  expect([editor.read().revision, editor.isChanged()]).toEqual([3, true]);
});

it("is for every open editor, and once they are asked again", async () => {
  const editor = open("Avant");
  const leave = openEditors.enter(editor);
  const client = new QueryClient();
  vi.spyOn(client, "fetchQuery").mockImplementation(async ({ queryKey }) => {
    expect(queryKey).toEqual(previewQuery.queryKey);
    return stored("Après", 4) as never;
  });
  await followStored(client);
  expect(heading(editor)).toBe("Après");
  leave();
  expect(openEditors.of("about")).toBeNull();
});

it("leaves marks to what the server and storage say, but for what is open here", () => {
  draftMarks.set("home", true);
  draftMarks.set("about", true);
  draftMarks.set("settings", true);
  draftMarks.forget((place) => place !== "about");
  expect(["home", "about", "settings"].map((place) => draftMarks.isSeen(place as "home"))).toEqual([false, true, true]);
});
