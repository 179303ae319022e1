// The dots' choice is stored with the next save. The landing has none of its own, so it offers one.
import { useState } from "react";
import { ApiProblem } from "../../api/client";
import { onlineWord } from "../../editor/saving/onlineWords";
import { useSiteTheme } from "../../editor/siteTheme";
import { landingWords, shellWords, typesiteWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { type Site, useSaveSettings } from "../settings";

export function PendingTheme({ site }: { site: Site }) {
  const theme = useSiteTheme(site.themeIndex);
  const saveSettings = useSaveSettings();
  const [isSaving, setIsSaving] = useState(false);
  if (!theme.isPending || !site.exists) return null;
  const save = async () => {
    setIsSaving(true);
    try {
      const { siteType, languages } = site;
      const bar = siteType === "footer" ? "footer" : "header";
      await saveSettings({ siteType: bar, languages, themeIndex: theme.index }, site.settingsRevision);
      toastSuccess(onlineWord(site));
    } catch (error) {
      toastError(error instanceof ApiProblem ? problemText(error) : typesiteWords.failed);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Notice
      role="status"
      action={
        <Button size="small" isBusy={isSaving} onClick={() => void save()}>
          {landingWords.saveNow}
        </Button>
      }
    >
      {landingWords.themePending(shellWords.themeNames[theme.index] ?? "")}
    </Notice>
  );
}
