// The visitor's choice among the four themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute).
import { themes } from "../../contract/catalogues.gen";
import { useSite } from "../context";
import { words } from "../words";

interface ThemeDotsProps {
  /** The theme shown now: the visitor's choice, the site's own otherwise. */
  shown: number;
  onChoose(index: number): void;
}

export function ThemeDots({ shown, onChoose }: ThemeDotsProps) {
  const { page } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees.
    <div className="theme-dots" role="group" aria-label={words(page.language).theme}>
      {themes.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className="theme-dot"
          title={name}
          aria-label={name}
          aria-pressed={index === shown}
          onClick={() => onChoose(index)}
        >
          <i data-theme={index} />
        </button>
      ))}
    </div>
  );
}
