// Which font files a page needs where the four families are missing: the head asks for them before the styles do.

import { fontPackages } from "../../contract/choices.gen";
import { sections as described } from "../../contract/sections.gen";
import type { FontFamily, PageSection } from "../../contract/types.gen";
import { layoutRules } from "../layouts/rules.gen";
import { pages } from "../sections/pages.gen";
import { ofPair, plainFamily, type WornFamily } from "./fontPair";
import type { Page } from "./model";
import type { RichNode } from "./rich";
import type { SiteSnapshot } from "./snapshot";
import { facesOf, slotTexts } from "./stylesheet";

/** The letters of each subset; content/fonts.py has all that it holds. For a point or a dash alone no font is fetched. */
const subsets: readonly [RegExp, keyof (typeof fontPackages)["Arial"]][] = [
  [/[\da-z\u00c0-\u00ff\u0152\u0153]/i, "latin"],
  [/[\u0100-\u0151\u0154-\u019f\u01a2-\u01ae\u01b1-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/, "latin-ext"],
  [/\p{Script=Arabic}/u, "arabic"],
  [/[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1]/, "vietnamese"],
  [/[\u0370-\u03ff]/, "greek"],
  [/[\u1f00-\u1fff]/, "greek-ext"],
  [/[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/, "cyrillic"],
  [/[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/, "cyrillic-ext"],
  [/\p{Script=Hebrew}/u, "hebrew"],
];

/** A section's texts that are described without a style, as its view has them. */
const unstyled = (name: PageSection, view: object): string[] =>
  described[name].texts.flatMap(({ name: field, style }) =>
    style ? [] : [String((view as Readonly<Record<string, unknown>>)[field] ?? "")],
  );

/** What has no style of its own: our words, and what stands small beside the owner's. */
function plainTexts({ words, sections, beside }: Page): string {
  const small = (Object.keys(sections) as PageSection[]).flatMap((name) => {
    const view = sections[name];
    return view ? [...unstyled(name, view), ...(pages[name].plain?.(view as never) ?? [])] : [];
  });
  const links = beside.map(({ name }) => name);
  return [...Object.values(words.sectionNames), ...Object.values(words.bar), ...links, ...small].join(" ");
}

/** The bold words in the long texts of a view. */
export function boldWordsIn(view: unknown): string {
  const said: string[] = [];
  const textIn = (node: RichNode): string =>
    typeof node === "string" ? node : (node.slice(2) as RichNode[]).map(textIn).join("");
  const look = (value: unknown): void => {
    if (Array.isArray(value) && value[0] === "strong") said.push(textIn(value as unknown as RichNode));
    else if (value && typeof value === "object") Object.values(value).forEach(look);
  };
  look(view);
  return said.join(" ");
}

/** Those of a section, and the styles that they stand in. */
function boldWords(page: Page, name: PageSection): { slots: ReadonlySet<string>; text: string } {
  const fields = [...described[name].texts, ...described[name].lists.flatMap(({ fields: of }) => [...of])];
  const slots = fields.flatMap((field) =>
    "rich" in field && field.rich && field.style ? [`${name}-${field.style}`] : [],
  );
  return { slots: new Set(slots), text: boldWordsIn(page.sections[name]) };
}

export interface Use {
  text: string;
  family: WornFamily;
  isBold: boolean;
}

type Packages = Readonly<Record<keyof (typeof fontPackages)["Arial"], string>>;
const packagesOf = (family: WornFamily): Packages => ofPair(family)?.packages ?? fontPackages[family as FontFamily];

export function fontFilesFor(uses: readonly Use[]): string[] {
  const used = new Set<string>();
  for (const { text, family, isBold } of uses)
    for (const [characters, subset] of subsets)
      if (characters.test(text)) used.add(`${packagesOf(family)[subset]}-${subset}-${isBold ? 700 : 400}-normal`);
  return [...used];
}

/** All of them: one that only the styles ask for comes after the first paint, and is never shown (fonts.css). */
export function fontsOf(snapshot: Pick<SiteSnapshot, "sections" | "option">, page: Page): string[] {
  const written = slotTexts(page);
  const uses: Use[] = [...facesOf(snapshot)].map(({ name, face }) => ({
    text: written.get(name)?.texts.join(" ") ?? "",
    family: face.family,
    isBold: face.weight === "bold",
  }));
  for (const section of Object.keys(page.sections) as PageSection[]) {
    const { slots, text } = boldWords(page, section);
    if (text)
      for (const { name, face } of facesOf(snapshot))
        if (slots.has(name)) uses.push({ text, family: face.family, isBold: true });
  }
  const plain = { text: plainTexts(page), family: plainFamily(snapshot) };
  uses.push({ ...plain, isBold: false });
  if (layoutRules[page.option].hasBoldControls) uses.push({ ...plain, isBold: true }); // its buttons and links
  return fontFilesFor(uses);
}
