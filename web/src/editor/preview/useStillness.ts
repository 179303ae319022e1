// While the owner is in a form, the preview's carousels stand still: what he edits stays in sight, and their steps do not
// take the frames that his letters need.
import { useEffect, useState } from "react";

const isInForm = (target: EventTarget | null): boolean => target instanceof Element && target.closest("form") !== null;

export function useStillness(): boolean {
  const [isStill, setStill] = useState(() => isInForm(document.activeElement));
  useEffect(() => {
    const look = ({ target }: FocusEvent) => setStill(isInForm(target));
    window.addEventListener("focusin", look);
    return () => window.removeEventListener("focusin", look);
  }, []);
  return isStill;
}
