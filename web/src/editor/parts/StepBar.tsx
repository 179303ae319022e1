// Where the owner is on the way through the editors, what is filled already, and whether everything is saved.
import { Check, CircleDashed, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { Menu, MenuItem } from "../../ui/buttons/Menu";
import { Icon } from "../../ui/Icon";
import { useCurrentInSight } from "../../ui/useCurrentInSight";
import type { DraftPlace } from "../draft/draftBadges";
import { sectionsToAdd, stepsOf } from "../steps";
import "./bars.css";
import { punctuationForms } from "../../i18n/punctuation";

interface StepBarProps {
  /** The sections that hold data in some language; the site type counts as filled once a language is chosen. */
  filled: ReadonlySet<SectionName | "settings">;
  /** Those with something that is not saved. */
  drafted: ReadonlySet<DraftPlace>;
  status?: ReactNode;
}

export function StepBar({ filled, drafted, status }: StepBarProps) {
  const { pathname } = useLocation();
  const row = useCurrentInSight(pathname);
  const used = new Set([...filled, ...drafted]);
  const others = sectionsToAdd(used, pathname);
  return (
    <div className="step-bar">
      <nav ref={row} className="steps" aria-label={editorWords.steps}>
        {stepsOf(used, pathname).map(({ path, title, section }) => {
          const isFilled = filled.has(section ?? "settings");
          const isDrafted = drafted.has(section ?? "settings");
          const StepIcon = isFilled ? Check : CircleDashed;
          return (
            <NavLink key={path} to={path} className="step" data-filled={isFilled}>
              <StepIcon className="d-icon" aria-hidden />
              {title}
              {isFilled && <span className="sr">{editorWords.stepDone}</span>}
              {isDrafted && (
                <span className="step-draft" title={editorWords.stepDraft}>
                  <span className="sr">
                    {punctuationForms.comma}
                    {editorWords.stepDraft}
                  </span>
                </span>
              )}
            </NavLink>
          );
        })}
        {others.length > 0 && (
          <Menu
            align="start"
            trigger={
              <button type="button" className="step step-add">
                <Icon of={Plus} />
                {editorWords.addSection}
              </button>
            }
          >
            {others.map(({ path, title }) => (
              <MenuItem key={path} asChild>
                <Link to={path}>{title}</Link>
              </MenuItem>
            ))}
          </Menu>
        )}
      </nav>
      {status}
    </div>
  );
}
