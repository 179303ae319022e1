// The site's own theme: seen at once in every preview, stored with the next save. A site in its owner's own colours has a
// fifth dot, first and chosen, as visitors have it; there a theme takes their place on the appearance's screen, where it can be
// seen and taken back.
import { useId } from "react";
import { useLocation, useNavigate } from "react-router";
import { themes } from "../../contract/catalogues.gen";
import { editorPath } from "../../editor/paths";
import { siteTheme, useOwnColours, useSiteTheme } from "../../editor/siteTheme";
import { shellWords } from "../../i18n/dashboard";
import { type Colours, deriveTheme } from "../../site/page/theme/derive";

/** A neutral one shows its ground, which needs an edge to be seen on either mode's header. */
const faces = themes.map(({ isNeutral, bg, accent, edge }) => ({ face: isNeutral ? bg : accent, edge }));
const screen = editorPath("appearance");

interface DotProps {
  group: string;
  value: string | number;
  label: string;
  face: string;
  edge: string;
  isChosen: boolean;
  onChoose?: () => void;
}

const Dot = ({ group, value, label, face, edge, isChosen, onChoose = () => {} }: DotProps) => (
  <label className="dash-dot" title={label}>
    <input type="radio" name={group} value={value} checked={isChosen} onChange={onChoose} />
    <span className="dash-dot-face" style={{ background: face, borderColor: edge }} />
    <span className="sr">{label}</span>
  </label>
);

export function ThemeDots({ stored, ownColours }: { stored: number; ownColours: Colours | null }) {
  const theme = useSiteTheme(stored);
  const own = useOwnColours(ownColours);
  const group = useId();
  const isThere = useLocation().pathname === screen;
  const navigate = useNavigate();
  const choose = (index: number) => {
    if (!own || isThere) return theme.choose(index);
    siteTheme.wish(index);
    void navigate(screen);
  };
  return (
    <div className="dash-dots" role="radiogroup" aria-label={shellWords.themes}>
      {own && (
        <Dot
          {...{ group, value: "own", label: shellWords.ownColours, isChosen: true }}
          face={deriveTheme(own).values.accent}
          edge={deriveTheme(own).values.edge}
        />
      )}
      {faces.map((colours, index) => {
        const name = shellWords.themeNames[index] ?? "";
        return (
          <Dot
            key={themes[index]?.name}
            {...{ group, value: index, ...colours }}
            label={own ? shellWords.insteadOfOwn(name) : name}
            isChosen={!own && theme.index === index}
            onChoose={() => choose(index)}
          />
        );
      })}
    </div>
  );
}
