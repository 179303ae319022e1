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
/** The first thing to write in the form itself; where nothing is written, what is chosen first. */
export const focusForm = (): void =>
  bring(
    `.editor-fields :is(input:not([type="file"], [type="radio"], [type="checkbox"]), textarea, .rich-area)`,
    `.editor-fields input:checked`,
  );
/** On the bench: the first text of what stands at places that begin so. */
export const focusTranslationEditor = (start: string): void =>
  bring(`:is([name^="${start}"], [data-name^="${start}"])`);
