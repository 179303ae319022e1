// What a share of the room is called, and where its owner changes it.
import { sections } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { labelOf, titleOf } from "../../editor/labels";
import { editorPath, siteSettingsPath, versionsPath } from "../../editor/paths";
import { storageWords as words } from "../../i18n/storage";
import type { Part } from "./queries";

type Place = Pick<Part, "kind" | "section" | "name">;

const isSection = (name: string): name is SectionName => name in sections;

export function nameOf({ kind, section, name }: Place): string {
  const title = isSection(section) ? titleOf(section) : words.kinds.settings;
  switch (kind) {
    case "setting":
      return isSection(section) ? labelOf(section, name) : title;
    case "section":
      return title;
    case "draft":
      return words.kinds.draft(title);
    default:
      return words.kinds[kind];
  }
}

/** Null: it is nowhere to be changed, only to be had back. */
export function placeOf({ kind, section }: Place): string | null {
  if (kind === "unused") return null;
  if (kind === "versions" || kind === "texts") return versionsPath;
  if (kind === "cv") return editorPath("home");
  return isSection(section) ? editorPath(section) : siteSettingsPath;
}

/** Sections' versions are one thing to their owner. */
export function joined(parts: readonly Part[]): Part[] {
  const kept = new Map<string, Part>();
  for (const part of parts) {
    const key = part.kind === "versions" ? part.kind : `${part.kind} ${part.section} ${part.name}`;
    const before = kept.get(key);
    kept.set(key, before ? { ...before, files: before.files + part.files, bytes: before.bytes + part.bytes } : part);
  }
  return [...kept.values()].sort((one, other) => other.bytes - one.bytes);
}
