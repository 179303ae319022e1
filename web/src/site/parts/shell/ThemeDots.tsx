// The visitor's choice among the themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute).
import { useWords } from "../../context";

/** The owner's own colours, first where the page has them (page/theme/ownTheme.ts). */
const OWN = 4;

interface ThemeDotsProps {
  /** The theme shown now: the visitor's choice, the site's own otherwise. */
  shown: number;
  onChoose(index: number): void;
}

export function ThemeDots({ shown, onChoose }: ThemeDotsProps) {
  const { theme, themes: names } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees.
    <div className="theme-dots" role="group" aria-label={theme}>
      {[OWN, 0, 1, 2, 3].map(
        (index) =>
          names[index] && (
            <button
              key={index}
              type="button"
              className="theme-dot"
              title={names[index]}
              aria-label={names[index]}
              aria-pressed={index === shown}
              onClick={() => onChoose(index)}
            >
              <i data-theme={index} />
            </button>
          ),
      )}
    </div>
  );
}
