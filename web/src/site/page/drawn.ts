// What the server draws for link previews where the owner gave no picture (server: public/rendering/drawing.py): whose page it
// is, one line, and the picture of the page that shows him best.
import { layoutRules } from "../layouts/rules.gen";
import { inSentences } from "./head";
import type { Page } from "./model";
import type { Picture } from "./picture";
import type { SiteSnapshot } from "./snapshot";
import { ownThemeOf } from "./theme/ownTheme";
import { line, plain } from "./typeset";

export interface Drawn {
  lang: string;
  dir: "ltr" | "rtl";
  theme: Page["theme"];
  /** The owner's own colours (server: public/rendering/themes.py). */
  own?: NonNullable<ReturnType<typeof ownThemeOf>>["values"];
  /** Each layout has letters of its own kind. */
  isSerif: boolean;
  name: string;
  line: string;
  /** `isWhole`: on a ground of its own, never cropped. */
  picture: { src: string; isWhole: boolean } | null;
}

const LINE_CHARS = 120;

/** A drawing in one colour takes the page's where it is shown; nobody paints it over here. */
const fit = (picture: Picture | null | undefined): picture is Picture => Boolean(picture && !picture.isOneColour);

export function drawnOf(page: Page, snapshot: SiteSnapshot): Drawn {
  const own = ownThemeOf(snapshot)?.values;
  const { lang, dir, theme, option, ownerName, sections } = page;
  const { home, about, projects, experience } = sections;
  const title = line(home.title);
  const { introducesName, sharesLogo, drawsInSerif } = layoutRules[option];
  // Where 'Je suis' goes before the title that is the name, in the letters of the page's language.
  const name = (introducesName && title) || line(ownerName);
  const current = experience?.positions.find(({ isCurrent }) => isCurrent)?.title ?? "";
  const says = [title, home.note, current, about?.body ?? ""]
    .map(line)
    .find((text) => text && plain(text) !== plain(name));
  const shown = [home.photo, sharesLogo ? home.logo : null, projects?.projects[0]?.picture].find(fit);
  return {
    lang,
    dir,
    theme,
    ...(own && { own }),
    isSerif: drawsInSerif,
    name: name || line(page.slug),
    line: inSentences(says ?? "", LINE_CHARS),
    picture: shown ? { src: shown.src, isWhole: Boolean(shown.isSeeThrough) || shown === home.logo } : null,
  };
}
