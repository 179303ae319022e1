// Two switches of other screens, asked again where the page's look is chosen: the badge and the logo's colours.

import { typesiteWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { lookWords as words } from "../../i18n/look";
import { layoutRules } from "../../site/layouts/rules.gen";
import { Switch } from "../../ui/fields/Switch";
import { Hinted } from "../../ui/hints/Hint";
import { useDraft, useEditorContext } from "../useEditor";

function BadgeSwitch({ isShown }: { isShown: boolean }) {
  const { editor } = useEditorContext();
  const chosen = useDraft((draft) => draft.badge);
  return (
    <Switch
      label={typesiteWords.badge}
      isOn={chosen ?? isShown}
      onChange={(badge) => editor.chooseLook({ badge: badge === isShown ? null : badge })}
    />
  );
}

function LogoSwitch({ keeps }: { keeps: boolean }) {
  const { editor } = useEditorContext();
  const chosen = useDraft((draft) => draft.logo);
  const label = words.logo;
  return (
    <Hinted name="logo" id="look-logo" about={label} text={editorWords.logoColours}>
      <Switch
        label={label}
        isOn={chosen ?? keeps}
        describedBy="look-logo"
        onChange={(logo) => editor.chooseLook({ logo: logo === keeps ? null : logo })}
      />
    </Hinted>
  );
}

export function LookSwitches() {
  const { isPaid, option, stored, storedMedia } = useEditorContext();
  const { sections, showsBadge } = stored.snapshot;
  const home = sections.home?.shared.settings;
  // As in the first editor: only for a drawing in one colour, which the theme would repaint, and where it is shown.
  const hasDrawing =
    layoutRules[option].logoSizes !== null && Boolean(home?.logo && storedMedia[home.logo]?.isOneColour);
  if (!isPaid && !hasDrawing) return null;
  return (
    <section className="editor-group look-switches" aria-labelledby="look-switches">
      <h2 id="look-switches">{words.switches}</h2>
      {isPaid && <BadgeSwitch isShown={showsBadge} />}
      {home && hasDrawing && <LogoSwitch keeps={home.keepsLogoColours} />}
    </section>
  );
}
