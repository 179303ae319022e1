// What a file has and a site has no place for, in words: a résumé's own keys say nothing to who did not write it by hand.
import type { Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { titleOf } from "../../editor/labels";
import { importWords as words } from "../../i18n/imports";

type LeftPart = Schemas["ImportNoPlace"];

/** Where the lists of a résumé stand on a site. */
const sectionOf: Readonly<Record<string, SectionName>> = {
  basics: "home",
  work: "experience",
  projects: "projects",
  skills: "skills",
  references: "testimonials",
};

function nameOf(key: string): string {
  const names: Readonly<Record<string, string>> = words.parts;
  const known = names[key];
  if (known) return known;
  // Tables of LinkedIn: files that its owner finds in the archive.
  if (key.includes(".csv")) return key;
  const section = sectionOf[key.split(".")[0] ?? ""];
  return section ? words.partDetails(titleOf(section)) : words.partOther;
}

/** Each once, in the file's order: several keys may be the same to a reader. */
export function leftParts(parts: readonly LeftPart[]): LeftPart[] {
  const found = new Map<string, LeftPart>();
  for (const { name: key, count, says } of parts) {
    const name = nameOf(key);
    const known = found.get(name);
    found.set(name, {
      name,
      count: count + (known?.count ?? 0),
      says: [known?.says, says].filter(Boolean).join(", "),
    });
  }
  return [...found.values()];
}
