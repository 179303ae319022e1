// Where the navigation bar stands: the site-type screen's choice, asked again where the page's look is chosen.
import { typesiteWords } from "../../i18n/dashboard";
import { BarChoice } from "../fields/BarChoice";
import { useSiteTheme } from "../siteTheme";
import { useDraft, useEditorContext } from "../useEditor";

export function BarOfPage() {
  const { editor, stored } = useEditorContext();
  const chosen = useDraft((draft) => draft.bar);
  const { siteType, themeIndex } = stored.snapshot;
  // Anything but 'footer' is the floating bar.
  const is = siteType === "footer" ? "footer" : "header";
  const { index } = useSiteTheme(themeIndex);
  return (
    <section className="editor-group">
      <h2>{typesiteWords.bar}</h2>
      <BarChoice
        value={chosen ?? is}
        themeIndex={index}
        onChange={(bar) => editor.chooseLook({ bar: bar === is ? null : bar })}
      />
    </section>
  );
}
