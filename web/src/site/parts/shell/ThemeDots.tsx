// The visitor's choice among the themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute); what a
// press does is in followShell.ts.
import { usePage, useWords } from "../../context";

/** The owner's own colours, first where the page has them (page/theme/ownTheme.ts). */
const OWN = 4;

export function ThemeDots() {
  const { themeIndex } = usePage();
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
              aria-pressed={index === themeIndex}
            >
              <i data-theme={index} />
            </button>
          ),
      )}
    </div>
  );
}
