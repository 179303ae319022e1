// What the owner chose, part by part, and what that comes to. Pure: the screen only draws it.
import type { Mode } from "../../i18n/imports";
import type { ImportPreview, Part } from "./queries";

export type Choices = Readonly<Record<string, Mode>>;

/** To fill what is empty is what happens unless somebody says otherwise. */
export const modeOf = (choices: Choices, part: Part): Mode => choices[part.part] ?? "fill";

/** A part without lists has nothing to add to. */
export const modesFor = (part: Part): Mode[] =>
  part.lists.length ? ["fill", "add", "replace", "skip"] : ["fill", "replace", "skip"];

export const outcomeOf = (part: Part, mode: Mode) => (mode === "skip" ? undefined : part.outcomes[mode]);

const sum = (lists: Readonly<Record<string, readonly string[]>>): number =>
  Object.values(lists).reduce((total, ids) => total + ids.length, 0);

export function summaryOf(preview: ImportPreview, choices: Choices) {
  let texts = 0;
  let entries = 0;
  let replaced = 0;
  for (const part of preview.parts) {
    const outcome = outcomeOf(part, modeOf(choices, part));
    if (!outcome) continue;
    const over = part.texts.filter((text) => outcome.texts.includes(text.name) && text.old.trim() !== "").length;
    texts += outcome.texts.length - over + outcome.settings.length + outcome.styles.length;
    entries += sum(outcome.adds);
    replaced += over + sum(outcome.removes);
  }
  return { texts, entries, replaced };
}

/** Every part the same way, as far as it knows it. */
export const allAs = (preview: ImportPreview, mode: Mode): Choices =>
  Object.fromEntries(preview.parts.map((part) => [part.part, modesFor(part).includes(mode) ? mode : "fill"]));
