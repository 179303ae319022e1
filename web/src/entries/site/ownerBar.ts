// D41: what is shown, the other view, and the way back to the editors. Plain links: each view is the page itself. Made without
// React, which the page's own script keeps to itself: shared, it would be heavier for every visitor.
import { ownerBarWords as words } from "../../i18n/ownerBar";
import { made } from "./made";
import "./ownerBar.css";

export type Shown = "draft" | "online" | "construction" | "visitor";

interface OwnerBar {
  shown: Shown;
  /** Where the other view is: the visitor's, or his own. */
  otherView: string;
  editor: string;
}

export const ownerBar = ({ shown, otherView, editor }: OwnerBar): HTMLElement =>
  made(
    "aside",
    "",
    { class: "owner-bar", "aria-label": words.label, lang: "fr", dir: "ltr", "data-shown": shown },
    made("p", "", { role: "status" }, made("b", words[shown]), made("span", words[`${shown}Hint`])),
    made(
      "nav",
      "",
      { "aria-label": words.label },
      made("a", shown === "visitor" ? words.asOwner : words.asVisitor, { href: otherView }),
      made("a", words.edit, { href: editor }),
    ),
  );
