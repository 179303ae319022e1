// 'En construction' or on line: a setting of the site-type screen, switched from where its state is said.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../api/client";
import { siteQuery } from "../../editor/queries";
import { settingsWord } from "../../editor/saving/onlineWords";
import { typesiteWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { publishingWords as words } from "../../i18n/publishing";
import { Segmented } from "../../ui/fields/Segmented";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { type Site, useSaveSettings } from "../settings";

export const canSwitch = ({ exists, suspension, languages }: Site): boolean =>
  exists && !suspension && languages.length > 0;

const segments = [
  { value: "online", label: typesiteWords.online },
  { value: "construction", label: typesiteWords.construction },
] as const;

export function StateSwitch({ site }: { site: Site }) {
  const client = useQueryClient();
  const saveSettings = useSaveSettings();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOnline = chosen ?? site.isOnline;
  const choose = async (next: boolean) => {
    if (chosen !== null) return;
    setChosen(next);
    const { languages, settingsRevision } = site;
    const siteType = site.siteType === "footer" ? "footer" : "header";
    try {
      await saveSettings({ siteType, languages, isOnline: next }, settingsRevision);
      toastSuccess(settingsWord(site, next));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastError(problemText(error));
      await client.invalidateQueries({ queryKey: siteQuery.queryKey });
    } finally {
      setChosen(null);
    }
  };
  return (
    <Segmented
      label={words.state}
      value={isOnline ? "online" : "construction"}
      segments={segments}
      onChange={(value) => void choose(value === "online")}
      className="pub-switch"
    />
  );
}
