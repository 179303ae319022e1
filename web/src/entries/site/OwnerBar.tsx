import { Eye, Pencil } from "lucide-react";
import { ownerBarWords as words } from "../../i18n/ownerBar";
import "./ownerBar.css";

export type Shown = "draft" | "online" | "construction" | "visitor";

interface OwnerBarProps {
  shown: Shown;
  /** Where the other view is: the visitor's, or his own. */
  otherView: string;
  editor: string;
}

/** What is shown, the other view, and the way back to the editors. Plain links: each view is the page itself. */
export const OwnerBar = ({ shown, otherView, editor }: OwnerBarProps) => (
  <aside className="owner-bar" aria-label={words.label} lang="fr" dir="ltr" data-shown={shown}>
    <p role="status">
      <b>{words[shown]}</b> <span>{words[`${shown}Hint`]}</span>
    </p>
    <nav aria-label={words.label}>
      <a href={otherView}>
        <Eye aria-hidden />
        {shown === "visitor" ? words.asOwner : words.asVisitor}
      </a>
      <a href={editor}>
        <Pencil aria-hidden />
        {words.edit}
      </a>
    </nav>
  </aside>
);
