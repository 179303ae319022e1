// The site's own theme (D32): seen at once in every preview, stored with the next save.
import { useId } from "react";
import { themes } from "../../contract/catalogues.gen";
import { useSiteTheme } from "../../editor/siteTheme";
import { shellWords } from "../../i18n/dashboard";

/** White and black need an edge of their own to be seen on either mode's header. */
const faces = themes.map((theme) => ({
  face: theme.name === "white" || theme.isDark ? theme.bg : theme.accent,
  edge: theme.edge,
}));

export function ThemeDots({ stored }: { stored: number }) {
  const theme = useSiteTheme(stored);
  const name = useId();
  return (
    <div className="dash-dots" role="radiogroup" aria-label={shellWords.themes}>
      {faces.map(({ face, edge }, index) => (
        <label key={themes[index]?.name} className="dash-dot" title={shellWords.themeNames[index]}>
          <input
            type="radio"
            name={name}
            value={index}
            checked={theme.index === index}
            onChange={() => theme.choose(index)}
          />
          <span className="dash-dot-face" style={{ background: face, borderColor: edge }} />
          <span className="d-hidden">{shellWords.themeNames[index]}</span>
        </label>
      ))}
    </div>
  );
}
