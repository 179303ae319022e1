// An explanation shown on demand, by a « ? » beside what it explains. Screen readers are told it with its control all the same.
import type { ReactNode } from "react";
import { uiWords } from "../../i18n/ui";
import { useOpened } from "./opened";
import "./hints.css";

interface HintButtonProps {
  /** What it explains, read aloud. */
  about: string;
  controls: string;
  isOpen: boolean;
  onToggle(): void;
}

export const HintButton = ({ about, controls, isOpen, onToggle }: HintButtonProps) => (
  <button
    type="button"
    className="hint-button"
    aria-expanded={isOpen}
    aria-controls={controls}
    aria-label={uiWords.explain(about)}
    onClick={onToggle}
  >
    ?
  </button>
);

interface HintedProps {
  /** Of this explanation in all of the dashboard: under it the browser remembers whether it is open. */
  name: string;
  about: string;
  text: ReactNode;
  /** For `aria-describedby` of what is explained. */
  id?: string;
  children: ReactNode;
}

/** A title or a switch with its explanation. */
export function Hinted({ name, about, text, id = `hint-${name}`, children }: HintedProps) {
  const [isOpen, toggle] = useOpened(name);
  return (
    <div>
      <div className="hinted">
        {children}
        <HintButton about={about} controls={id} isOpen={isOpen} onToggle={toggle} />
      </div>
      <p className="d-hint" id={id} hidden={!isOpen}>
        {text}
      </p>
    </div>
  );
}
