// The theme is one choice, whether it is made by the header's dots or on the appearance's screen, and a step of the draft there.
import { afterEach, expect, it } from "vitest";
import { forgetAccount } from "../../api/accountState";
import { nothingChosen } from "../draft/pendingAppearance";
import type { DraftState } from "../model";
import { siteTheme } from "../siteTheme";
import { createEditor } from "../store";
import { joinDraft, withPendingTheme } from "./themeDraft";

const saved = { languages: {}, shared: { styles: {}, settings: { order: [], hidden: [] }, lists: {} } };
const empty: DraftState = { ...saved, ...nothingChosen, forms: {} };
const opened = (draft: DraftState) => createEditor("appearance", { draft, saved, revision: 1, languages: ["FR"] });

afterEach(() => forgetAccount());

it("takes a choice of the dots back like a move", () => {
  const editor = opened(empty);
  const leave = joinDraft(editor, 0);
  siteTheme.choose(2);
  editor.chooseLook({ theme: 3 });
  expect(siteTheme.read()).toBe(3);
  editor.undo();
  expect(siteTheme.read()).toBe(2);
  editor.undo();
  expect([siteTheme.read(), editor.isChanged()]).toEqual([null, false]);
  editor.redo();
  expect(siteTheme.read()).toBe(2);
  leave();
  siteTheme.choose(1);
  expect(editor.read().draft.theme).toBe(2);
});

it("opens with what waits already, but not with what is stored by now", () => {
  expect(withPendingTheme({ ...empty, theme: 2 }, 0).theme).toBe(2);
  expect(withPendingTheme({ ...empty, theme: 2 }, 2).theme).toBeNull();
  siteTheme.choose(3);
  expect(withPendingTheme({ ...empty, theme: 2 }, 0).theme).toBe(3);
});

it("keeps a choice that was made while another was being stored", () => {
  const editor = opened({ ...empty, theme: 1, badge: false });
  const sent = { ...nothingChosen, theme: 1, badge: false };
  editor.chooseLook({ theme: 2 });
  editor.settleLook(sent);
  expect(editor.read().draft).toMatchObject({ theme: 2, badge: null });
});

it("puts a theme in the place of one's own colours in one step, also when it was chosen on another screen", () => {
  const colours = { background: "#101820", text: "#f0e6d2", accent: "#f2aa4c" };
  const editor = opened({ ...empty, shared: { ...empty.shared, settings: { ...empty.shared.settings, ...colours } } });
  siteTheme.wish(2);
  const leave = joinDraft(editor, 0);
  const now = () => editor.read().draft;
  expect([now().theme, now().shared.settings.background, siteTheme.readOwn()]).toEqual([2, "", null]);
  editor.undo();
  expect([now().theme, now().shared.settings.background, siteTheme.readOwn()]).toEqual([null, "#101820", colours]);
  siteTheme.choose(3);
  expect([now().theme, siteTheme.readOwn()]).toEqual([3, null]);
  leave();
  expect(siteTheme.takeWish()).toBeNull();
});
