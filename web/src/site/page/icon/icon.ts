// The icon of a site whose owner chose one (server: content/sections/appearance.py, public/rendering/icon.py): letters in the site's
// colours, or a picture of his. Without one browsers show ours.
import { themes } from "../../../contract/catalogues.gen";
import type { SiteSnapshot } from "../snapshot";
import { ownThemeOf } from "../theme/ownTheme";

export interface SiteIcon {
  /** What is drawn where there is no picture, and where the picture cannot be drawn. */
  letters: string;
  ink: string;
  ground: string;
  /** `isWhole`: never cropped, since nothing is around it. */
  picture: { src: string; type: string; isWhole: boolean } | null;
  /** What stands behind a picture where nothing may be seen through. */
  backdrop: string;
}

const MOST_LETTERS = 2;
/** With the marks that belong to it. */
const letter = /[\p{L}\p{N}]\p{M}*/gu;
/** Letters of these scripts would join to a word. */
const joins = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const NON_JOINER = "\u200c";

const lettersIn = (text: string): string[] => text.normalize("NFC").match(letter) ?? [];

/** The first letters of the first and of the last word: 'Élise Martin' is 'ÉM'. */
export function initialsOf(name: string): string[] {
  const firsts = name.split(/[\s\-–’']+/u).flatMap((word) => lettersIn(word)[0] ?? []);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return [first, last].flatMap((one) => one?.toUpperCase() ?? []);
}

/** As they are drawn; what was typed counts first. */
export function iconLetters(typed: string, ownerName: string, slug: string): string {
  const found = [lettersIn(typed), initialsOf(ownerName), initialsOf(slug)].find((letters) => letters.length) ?? [];
  return found.slice(0, MOST_LETTERS).join(found.some((one) => joins.test(one)) ? NON_JOINER : "");
}

type Shown = Pick<SiteSnapshot, "sections" | "themeIndex" | "media" | "ownerName" | "slug">;

export function iconOf(snapshot: Shown): SiteIcon | null {
  const { icon, iconLetters: typed, iconPicture } = snapshot.sections.appearance?.shared.settings ?? {};
  const media = icon === "image" && iconPicture ? snapshot.media[iconPicture] : undefined;
  if (icon !== "initiales" && !media) return null;
  const theme = ownThemeOf(snapshot)?.values ?? themes[snapshot.themeIndex] ?? themes[0];
  return {
    letters: iconLetters(typed ?? "", snapshot.ownerName, snapshot.slug),
    ink: theme.buttonText,
    ground: theme.buttonBg,
    picture: media ? { src: media.url, type: media.type, isWhole: media.isSeeThrough } : null,
    backdrop: theme.bg,
  };
}
