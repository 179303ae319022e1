// Whether visitors are shown a language: a button, where there are others. What other languages would lose is said first.
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { landingWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { IconButton } from "../../ui/buttons/IconButton";
import { classes } from "../../ui/classes";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import type { Translated } from "../landing/overview";
import type { Site } from "../settings";
import "./languages.css";
import { leaningText } from "./leaning";
import { canHide, useVisibility } from "./visibility";

const words = landingWords.visibility;

interface VisibilityButtonProps {
  site: Site;
  code: string;
  translated: Translated;
}

export function VisibilityButton({ site, code, translated }: VisibilityButtonProps) {
  const set = useVisibility();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isHidden = site.hiddenLanguages.includes(code);
  if (!isHidden && !canHide(site)) return null;
  const loss = isHidden ? null : leaningText(site, translated, code);
  const change = async () => {
    setAsked(false);
    if (isBusy) return;
    setBusy(true);
    await set(site, code, !isHidden);
    setBusy(false);
  };
  return (
    <>
      <IconButton
        className={classes("site-visibility", isHidden && "site-visibility-hidden")}
        label={(isHidden ? words.show : words.hide)(languageName(code))}
        icon={isHidden ? EyeOff : Eye}
        aria-disabled={isBusy}
        onClick={() => (loss ? setAsked(true) : void change())}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={words.hideTitle(languageName(code))}
        description={loss}
        confirmLabel={words.hideConfirm}
        onCancel={() => setAsked(false)}
        onConfirm={() => void change()}
      />
    </>
  );
}
