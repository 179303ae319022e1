// What is shown, the other view, and the way back to the editors. Plain links: each view is the page itself. Made without
// React, which the page's own script keeps to itself: shared, it would be heavier for every visitor.
import { ownerBarWords as french } from "../../i18n/ownerBar";
import { directionOf } from "../../site/page/frame";
import { createElement } from "./createElement";
import "./ownerBar.css";

export type Shown = "draft" | "online" | "construction" | "hidden" | "visitor";

interface OwnerBar {
  shown: Shown;
  /** Where the other view is: the visitor's, or his own. */
  otherView: string;
  editor: string;
  /** Of the dashboard, whatever the page is written in. */
  language: string;
}

/** Only these words of a language: the dashboard's whole catalogue has no business here. */
const others = import.meta.glob<typeof french>(["../../i18n/words/*/ownerBar.gen.ts", "!../../i18n/words/fr/*"], {
  import: "ownerBarWords",
});

export async function ownerBar({ shown, otherView, editor, language }: OwnerBar): Promise<HTMLElement> {
  const words = (await others[`../../i18n/words/${language}/ownerBar.gen.ts`]?.()) ?? french;
  return createElement(
    "aside",
    "",
    {
      class: "owner-bar",
      "aria-label": words.label,
      lang: words === french ? "fr" : language,
      dir: directionOf(language.toUpperCase()),
      "data-shown": shown,
    },
    createElement(
      "p",
      "",
      { role: "status" },
      createElement("b", words[shown]),
      createElement("span", words[`${shown}Hint`]),
    ),
    createElement(
      "nav",
      "",
      { "aria-label": words.label },
      createElement("a", shown === "visitor" ? words.asOwner : words.asVisitor, { href: otherView }),
      createElement("a", words.edit, { href: editor }),
    ),
  );
}
