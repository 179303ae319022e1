// The page as views see it: every rule applied (layout stand-ins, language stand-ins, title lines, formatted dates).
// Plain data only: what an island shows of it stands as JSON in the HTML.
import type { PageSection, SiteType } from "../../contract/types.gen";
import type { shareWords } from "../../contract/words/shareWords.gen";
import type { ViewOf } from "../sections/views.gen";
import type { Words } from "../words/words";
import type { Frame } from "./frame";
import type { SideLink } from "./sidePages";

export interface Page extends Frame {
  /** What stands on the page though nobody wrote it. */
  words: Words;
  siteType: SiteType;
  showsBadge: boolean;
  /** Its owner wants no figures: it reports no visit. */
  isUncounted?: true;
  /** The pages beside it that the site has. */
  beside: readonly SideLink[];
  /** Where its owner wants his visitors to have a button: the page's own address, and the button's words. */
  share?: { href: string; words: (typeof shareWords)["FR"] };
  /** The bottom bar's links and their icons; none where the floating bar stands. */
  icons: readonly { section: PageSection; lines: readonly string[] }[];
  /** Where its owner chose another than ours: his, without the sections that he hides. */
  order?: readonly PageSection[];
  /** null: filled in no language; the section collapses to an empty anchor. Or hidden, and not there at all. */
  sections: { [S in PageSection]: S extends "home" ? ViewOf[S] : ViewOf[S] | null };
}
