// The visitor's choice among the themes, top left. Each dot wears its own theme's colour (data-theme, no style attribute); what a
// press does is in followShell.ts.
import { themes } from "../../../contract/catalogues.gen";
import { usePage, useWords } from "../../context";
import { OWN_THEME } from "../../page/theme/ownTheme";

export function ThemeDots() {
  const { theme: chosen } = usePage();
  const { theme, themes: names } = useWords();
  const own = names[themes.length];
  const dots = themes.map((_, index) => ({ theme: String(index), name: names[index] }));
  if (own) dots.unshift({ theme: OWN_THEME, name: own });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees.
    <div className="theme-dots" role="group" aria-label={theme}>
      {dots.map(({ theme, name }) => (
        <button
          key={theme}
          type="button"
          className="theme-dot"
          title={name}
          aria-label={name}
          aria-pressed={theme === chosen}
        >
          <i data-theme={theme} />
        </button>
      ))}
    </div>
  );
}
