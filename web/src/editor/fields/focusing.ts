// Brings a field into sight and under the cursor: the one that a pencil opened, or that was clicked in the preview.
import { usesReducedMotion } from "../../site/parts/motion";

function bring(...selectors: string[]): void {
  // The fields may be drawn by the change that asked for them.
  requestAnimationFrame(() => {
    const [field] = selectors.flatMap((selector) => [
      ...document.querySelectorAll<HTMLElement>(`.editor-form ${selector}`),
    ]);
    field?.scrollIntoView({ block: "center", behavior: usesReducedMotion() ? "auto" : "smooth" });
    field?.focus({ preventScroll: true });
  });
}

export const focusText = (name: string): void => bring(`:is([name="${name}"], [data-name="${name}"])`);
export const focusFile = (name: string): void => bring(`[data-field="${name}"] button`);
/** The first thing to write in an item's fields. */
export const focusItemForm = (list: string): void =>
  bring(
    `.item-form[data-list="${list}"] :is(input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, .rich-area)`,
  );
const WRITTEN = `.editor-fields :is(input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, .rich-area)`;
const CHOSEN = ".editor-fields input:checked";

/** The first thing to write in the form itself. A form of choices begins with the first of them, though a code may be
 * written further down. */
export const focusForm = (isOfChoices: boolean): void => (isOfChoices ? bring(CHOSEN) : bring(WRITTEN, CHOSEN));
/** On the bench: the first text of what stands at places that begin so. */
export const focusTranslationEditor = (start: string): void =>
  bring(`:is([name^="${start}"], [data-name^="${start}"])`);
