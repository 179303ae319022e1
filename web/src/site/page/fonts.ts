// Which font files a page needs where the four families are missing: the head asks for them before the styles do.
import { sections as described } from "../../contract/sections.gen";
import type { FontFamily, PageSection } from "../../contract/types.gen";
import { pages } from "../sections/pages.gen";
import type { Page } from "./model";
import type { SiteSnapshot } from "./snapshot";
import { facesOf, slotTexts } from "./stylesheet";

/** Our stand-ins for each family (fonts.css): Arabic letters have two faces, with and without the pen's strokes. */
const standIns: Record<FontFamily, { latin: string; arabic: string }> = {
  "Times New Roman": { latin: "tinos", arabic: "noto-naskh-arabic" },
  Arial: { latin: "arimo", arabic: "ibm-plex-sans-arabic" },
  "Courier New": { latin: "cousine", arabic: "ibm-plex-sans-arabic" },
  Georgia: { latin: "gelasio", arabic: "noto-naskh-arabic" },
};

/** The letters of each subset; fonts.css has all that it holds. For a point or a dash alone no font is fetched. */
const subsets: readonly [RegExp, "latin" | "arabic", string][] = [
  [/[\da-z\u00c0-\u00ff\u0152\u0153]/i, "latin", "latin"],
  [/[\u0100-\u0151\u0154-\u02ba\u1e00-\u1eff]/, "latin", "latin-ext"],
  [/\p{Script=Arabic}/u, "arabic", "arabic"],
];

/** A section's texts that are described without a style, as its view has them. */
const unstyled = (name: PageSection, view: object): string[] =>
  described[name].texts.flatMap(({ name: field, style }) =>
    style ? [] : [String((view as Readonly<Record<string, unknown>>)[field] ?? "")],
  );

/** What has no style of its own is in Arial: our words, and what stands small beside the owner's. */
function plainTexts({ words, sections, beside }: Page): string {
  const small = (Object.keys(sections) as PageSection[]).flatMap((name) => {
    const view = sections[name];
    return view ? [...unstyled(name, view), ...(pages[name].plain?.(view as never) ?? [])] : [];
  });
  const links = beside.map(({ name }) => name);
  return [...Object.values(words.sectionNames), ...Object.values(words.bar), ...links, ...small].join(" ");
}

export interface Use {
  text: string;
  family: FontFamily;
  isBold: boolean;
}

export function fontFilesFor(uses: readonly Use[]): string[] {
  const used = new Set<string>();
  for (const { text, family, isBold } of uses)
    for (const [characters, script, subset] of subsets)
      if (characters.test(text)) used.add(`${standIns[family][script]}-${subset}-${isBold ? 700 : 400}-normal`);
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
  const plain = plainTexts(page);
  uses.push({ text: plain, family: "Arial", isBold: false });
  if (page.option === "option2") uses.push({ text: plain, family: "Arial", isBold: true }); // its buttons and links
  return fontFilesFor(uses);
}
