// The theme, chosen by small pictures in its colours. The header's dots choose the same (D32).
import { themes } from "../../contract/catalogues.gen";
import { shellWords } from "../../i18n/dashboard";
import { lookWords as words } from "../../i18n/look";
import { useSiteTheme } from "../siteTheme";
import { useEditorContext } from "../useEditor";
import { ThemePicture } from "./ThemePicture";
import { useThemeDraft } from "./themeDraft";

export function ThemeChoice() {
  const { editor, stored } = useEditorContext();
  const theme = useSiteTheme(stored.snapshot.themeIndex);
  useThemeDraft(editor);
  return (
    <section className="editor-group">
      <div>
        <h2 id="theme-choice">{words.colours}</h2>
        <p className="editor-hint">{words.coloursHint}</p>
      </div>
      <div className="theme-options" role="radiogroup" aria-labelledby="theme-choice">
        {themes.map((values, index) => (
          <label key={values.name} className="theme-option">
            <input
              type="radio"
              name="theme"
              value={index}
              checked={theme.index === index}
              onChange={() => theme.choose(index)}
            />
            <ThemePicture values={values} />
            <span className="layout-name">{shellWords.themeNames[index]}</span>
          </label>
        ))}
      </div>
    </section>
  );
}
