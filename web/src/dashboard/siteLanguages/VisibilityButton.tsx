// Whether visitors are shown a language: a button, where there are others.
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { landingWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { IconButton } from "../../ui/buttons/IconButton";
import { classes } from "../../ui/classes";
import type { Site } from "../settings";
import "./languages.css";
import { canHide, useVisibility } from "./visibility";

const words = landingWords.visibility;

export function VisibilityButton({ site, code }: { site: Site; code: string }) {
  const set = useVisibility();
  const [isBusy, setBusy] = useState(false);
  const isHidden = site.hiddenLanguages.includes(code);
  if (!isHidden && !canHide(site)) return null;
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    await set(site, code, !isHidden);
    setBusy(false);
  };
  return (
    <IconButton
      className={classes("site-visibility", isHidden && "site-visibility-hidden")}
      label={(isHidden ? words.show : words.hide)(languageName(code))}
      icon={isHidden ? EyeOff : Eye}
      aria-disabled={isBusy}
      onClick={() => void change()}
    />
  );
}
