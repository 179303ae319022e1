// Which font files a page needs where the four families are missing: the head asks for them before the styles do.
import type { FontFamily } from "../../contract/types.gen";
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

/** What has no style of its own is in Arial: our words, and what stands small beside the owner's. */
function plainTexts({ words, sections: { experience, contact } }: Page): string {
  return [
    ...Object.values(words.sectionNames),
    ...Object.values(words.bar),
    ...(experience?.positions.flatMap(({ organisation, place, period }) => [organisation, place, period]) ?? []),
    ...(contact ? [contact.nameLabel, contact.emailLabel, contact.messageLabel, contact.sendLabel] : []),
  ].join(" ");
}

/** All of them: one that only the styles ask for comes after the first paint, and is never shown (fonts.css). */
export function fontsOf(snapshot: Pick<SiteSnapshot, "sections" | "option">, page: Page): string[] {
  const used = new Set<string>();
  const use = (text: string, family: FontFamily, isBold: boolean) => {
    for (const [characters, script, subset] of subsets)
      if (characters.test(text)) used.add(`${standIns[family][script]}-${subset}-${isBold ? 700 : 400}-normal`);
  };
  const entries = page.sections.contact?.entries.map(({ detail, link }) => detail || link);
  const written: ReturnType<typeof slotTexts> = { ...slotTexts(page), "contact-itemText": entries ?? [] };
  for (const { name, face } of facesOf(snapshot))
    use(written[name]?.join(" ") ?? "", face.family, face.weight === "bold");
  use(plainTexts(page), "Arial", false);
  if (page.option === "option2") use(plainTexts(page), "Arial", true); // its buttons and links
  return [...used];
}
