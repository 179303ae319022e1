// Two versions of the settings, field by field; nothing is overwritten unseen.
import { useState } from "react";
import { typesiteWords } from "../../i18n/dashboard";
import { listed } from "../../i18n/format";
import { languageName } from "../../i18n/languages";
import { uiWords } from "../../i18n/ui";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import type { SettingsForm } from "./form";

type FieldName = keyof SettingsForm;
type Side = "mine" | "theirs";

const titles: Record<FieldName, string> = {
  siteType: typesiteWords.bar,
  languages: typesiteWords.languages,
  slug: typesiteWords.slug,
  isOnline: typesiteWords.state,
  showsBadge: typesiteWords.badge,
};

const shown: { [Name in FieldName]: (value: SettingsForm[Name]) => string } = {
  siteType: (value) => typesiteWords.bars[value],
  languages: (value) => (value.length ? listed(value.map(languageName)) : typesiteWords.noLanguage),
  slug: (value) => `/@${value}`,
  isOnline: (value) => (value ? typesiteWords.online : typesiteWords.construction),
  showsBadge: (value) => (value ? typesiteWords.badgeShown : typesiteWords.badgeHidden),
};

const textOf = <Name extends FieldName>(name: Name, form: SettingsForm): string => shown[name](form[name]);

interface SettingsConflictProps {
  mine: SettingsForm;
  theirs: SettingsForm;
  /** What both began with; null when nobody holds it any more. */
  base: SettingsForm | null;
  onChoose: (chosen: SettingsForm) => void;
  onClose: () => void;
}

export function SettingsConflict({ mine, theirs, base, onChoose, onClose }: SettingsConflictProps) {
  const different = (Object.keys(titles) as FieldName[]).filter((name) => textOf(name, mine) !== textOf(name, theirs));
  // What the owner never touched is the other's; where that is not known, nothing is chosen for him.
  const [sides, setSides] = useState<Partial<Record<FieldName, Side>>>(() => {
    if (!base) return {};
    return Object.fromEntries(
      different.map((name) => [name, textOf(name, mine) === textOf(name, base) ? "theirs" : "mine"]),
    );
  });
  const choose = () => {
    const kept = Object.fromEntries(
      (Object.keys(titles) as FieldName[]).map((name) => [name, (sides[name] === "theirs" ? theirs : mine)[name]]),
    );
    onChoose({ ...mine, ...kept });
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={typesiteWords.conflictTitle}
      description={typesiteWords.conflictText}
      onSubmit={choose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={!different.every((name) => sides[name])}>
            {typesiteWords.keepChoices}
          </Button>
        </>
      }
    >
      <div className="type-conflict">
        {different.map((name) => (
          <fieldset key={name}>
            <legend>{titles[name]}</legend>
            {(["mine", "theirs"] as const).map((side) => (
              <label key={side} className="type-side">
                <input
                  type="radio"
                  name={`side-${name}`}
                  checked={sides[name] === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                />
                <span>
                  <small>{typesiteWords[side]}</small>
                  {textOf(name, side === "mine" ? mine : theirs)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
