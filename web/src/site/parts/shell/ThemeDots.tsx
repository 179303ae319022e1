// The visitor's choice among the four themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute).
import { themes } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";

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
      {themes.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className="theme-dot"
          title={names[index]}
          aria-label={names[index]}
          aria-pressed={index === shown}
          onClick={() => onChoose(index)}
        >
          <i data-theme={index} />
        </button>
      ))}
    </div>
  );
}
