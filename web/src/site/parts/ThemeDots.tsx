// The visitor's choice among the four themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute).
import { themes } from "../../contract/catalogues.gen";
import { useSite } from "../context";
import { words } from "../words";

export function ThemeDots() {
  const { page, themeIndex, chooseTheme } = useSite();
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
          aria-pressed={index === themeIndex}
          onClick={() => chooseTheme(index)}
        >
          <i data-theme={index} />
        </button>
      ))}
    </div>
  );
}
