// The owner's own three colours, and what becomes of one that could not be read: said, and seen before and after.

import { ArrowRight } from "lucide-react";
import { contrastOf, lookWords as words } from "../../i18n/look";
import { type Colours, deriveTheme, type Mend } from "../../site/page/theme/derive";
import { Switch } from "../../ui/fields/Switch";
import { Hinted } from "../../ui/hints/Hint";
import { Icon } from "../../ui/Icon";
import { labelOf } from "../labels";
import { useDraft, useEditorContext } from "../useEditor";
import { ColourField } from "./ColourField";
import { Swatch } from "./Swatch";

const names = ["background", "text", "accent"] as const satisfies readonly (keyof Colours)[];

/** The colour on the ground that it was picked for. */
const Sample = ({ colour, ground, label }: { colour: string; ground: string; label: string }) => (
  <span className="mend-side">
    <i className="mend-sample" style={{ background: ground }} aria-hidden="true">
      <Swatch of={colour} />
    </i>
    <span>
      {label}
      <code>{colour}</code>
    </span>
  </span>
);

const MendLine = ({ mend: { name, picked, used, from, to }, ground }: { mend: Mend; ground: string }) => (
  <li className="mend">
    <span className="mend-sides">
      <Sample colour={picked} ground={ground} label={words.before} />
      <Icon of={ArrowRight} />
      <Sample colour={used} ground={ground} label={words.after} />
    </span>
    <p className="d-hint">{words.mends[name](contrastOf(from), contrastOf(to))}</p>
  </li>
);

/** Null while something half typed stands in a field. */
function Mends({ colours }: { colours: Colours | null }) {
  if (!colours) return null;
  const { mends } = deriveTheme(colours);
  if (!mends.length) return <p className="d-hint">{words.allRead}</p>;
  return (
    <>
      <h3>{words.mended}</h3>
      <ul className="mends">
        {mends.map((mend) => (
          <MendLine key={mend.name} mend={mend} ground={colours.background} />
        ))}
      </ul>
    </>
  );
}

export function OwnColours({ colours }: { colours: Colours | null }) {
  const { editor } = useEditorContext();
  const label = labelOf("appearance", "hidesDots");
  const hidesDots = useDraft((draft) => Boolean(draft.shared.settings.hidesDots));
  return (
    <div className="own-colours">
      <p className="d-hint">{words.ownHint}</p>
      <div className="colour-fields">
        {names.map((name) => (
          <ColourField key={name} name={name} />
        ))}
      </div>
      <div role="status">
        <Mends colours={colours} />
      </div>
      <Hinted name="dots" id="hides-dots" about={label} text={words.hidesDotsHint}>
        <Switch
          label={label}
          isOn={hidesDots}
          describedBy="hides-dots"
          onChange={(isOn) => editor.setSetting("hidesDots", isOn)}
        />
      </Hinted>
    </div>
  );
}
