// Where the owner is on the way through the editors, what is filled already, and whether everything is saved.
import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { steps } from "../chain";

interface StepBarProps {
  /** The sections that hold data in some language; the site type counts as filled once a language is chosen. */
  filled: ReadonlySet<SectionName | "settings">;
  status?: ReactNode;
}

export function StepBar({ filled, status }: StepBarProps) {
  return (
    <div className="step-bar">
      <nav className="steps" aria-label={editorWords.steps}>
        {steps.map(({ path, title, section }) => {
          const isFilled = filled.has(section ?? "settings");
          const StepIcon = isFilled ? Check : CircleDashed;
          return (
            <NavLink key={path} to={path} className="step" data-filled={isFilled}>
              <StepIcon className="d-icon" aria-hidden />
              {title}
              {isFilled && <span className="d-hidden">{editorWords.stepDone}</span>}
            </NavLink>
          );
        })}
      </nav>
      {status}
    </div>
  );
}
