// The colours of the page: a theme by its small picture, as the header's dots choose it, or the owner's own.

import { useRef } from "react";
import { themes } from "../../contract/catalogues.gen";
import { shellWords } from "../../i18n/dashboard";
import { lookWords as words } from "../../i18n/look";
import { type Colours, deriveTheme } from "../../site/page/theme/derive";
import { coloursIn } from "../../site/page/theme/ownTheme";
import { Hinted } from "../../ui/hints/Hint";
import { useSiteTheme } from "../siteTheme";
import { useDraft, useEditorContext } from "../useEditor";
import { OwnColours } from "./OwnColours";
import { ThemePicture } from "./ThemePicture";
import { useThemeDraft, wearsOwn } from "./themeDraft";

const startOf = ({ bg, text, accent }: (typeof themes)[number]): Colours => ({ background: bg, text, accent });

export function ThemeChoice() {
  const { editor, stored, isPaid } = useEditorContext();
  const theme = useSiteTheme(stored.snapshot.themeIndex);
  useThemeDraft(editor, stored.snapshot.themeIndex);
  const settings = useDraft((draft) => draft.shared.settings);
  const isOwn = isPaid && wearsOwn(settings);
  const colours = coloursIn(settings);
  // Who looks at a theme and comes back finds the colours as they were.
  const last = useRef<Colours | null>(null);
  if (colours) last.current = colours;
  const start = last.current ?? startOf(themes[theme.index] ?? themes[0]);

  return (
    <section className="editor-group">
      <Hinted name="colours" about={words.colours} text={words.coloursHint}>
        <h2 id="theme-choice">{words.colours}</h2>
      </Hinted>
      <div className="d-grid theme-options" role="radiogroup" aria-labelledby="theme-choice">
        {isPaid && (
          <label className="theme-option">
            <input
              type="radio"
              name="theme"
              value="own"
              checked={isOwn}
              onChange={() => editor.chooseLook({}, { ...start })}
            />
            <ThemePicture values={deriveTheme(start).values} />
            <span className="layout-name">{words.own}</span>
          </label>
        )}
        {themes.map((values, index) => (
          <label key={values.name} className="theme-option">
            <input
              type="radio"
              name="theme"
              value={index}
              checked={!isOwn && theme.index === index}
              onChange={() => theme.choose(index)}
            />
            <ThemePicture values={values} />
            <span className="layout-name">{shellWords.themeNames[index]}</span>
          </label>
        ))}
      </div>
      {isOwn && <OwnColours colours={colours} />}
    </section>
  );
}
