import { expect, it } from "vitest";
import { createSettingsEditor } from "./draft";
import type { SettingsForm } from "./form";

const sent: SettingsForm = { siteType: "header", languages: ["FR"], slug: "elise", isOnline: true, showsBadge: true };
const start = (stored: SettingsForm = { ...sent, slug: "elise-martin" }) =>
  createSettingsEditor({ site: "mine", base: 4, form: sent }, { site: "mine", keys: [] }, stored);

it("is over once it is saved", () => {
  const editor = start();
  editor.settle(sent, 5);
  expect(editor.read()).toBeNull();
});

it("keeps what was changed while the save was under way, as a draft of what is stored now", () => {
  const editor = start();
  const form = { ...sent, languages: ["FR", "EN"] };
  editor.set({ site: "mine", base: 4, form });
  editor.settle(sent, 5);
  expect(editor.read()).toEqual({ site: "mine", base: 5, form });
});

it("is none when it says what is stored, and is given up where it was kept", () => {
  const editor = start({ ...sent });
  expect(editor.read()).toBeNull();
  expect(editor.drafted).toMatchObject({ isOnServer: true });
  expect(editor.drafted.isChanged()).toBe(false);
});
