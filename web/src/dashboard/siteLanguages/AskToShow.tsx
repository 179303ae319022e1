// The first thing that is saved in a hidden language asks whether visitors are to see it: wherever it was saved.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { siteQuery } from "../../editor/queries";
import { landingWords } from "../../i18n/dashboard";
import { inLanguage } from "../../i18n/languages";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { hasContent } from "../landing/overview";
import type { Site } from "../settings";
import { useVisibility } from "./visibility";

const words = landingWords.visibility;

/** The hidden language that has content now and had none before. */
export const newlyWritten = (before: Site, now: Site): string | undefined =>
  before.id === now.id
    ? now.hiddenLanguages.find(
        (code) => before.hiddenLanguages.includes(code) && hasContent(now, code) && !hasContent(before, code),
      )
    : undefined;

export function AskToShow() {
  const { data: site } = useQuery(siteQuery);
  const before = useRef<Site | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const show = useVisibility();
  useEffect(() => {
    if (!site) return;
    const found = before.current && newlyWritten(before.current, site);
    before.current = site;
    if (found) setAsked(found);
  }, [site]);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={words.ask}
      description={asked && words.askText(inLanguage(asked))}
      confirmLabel={words.askShow}
      cancelLabel={words.askLater}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (site && asked) void show(site, asked, false);
        setAsked(null);
      }}
    />
  );
}
