// How far a site of several languages is translated: of what is saved, so of what visitors read.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Schemas } from "../../api/client";
import { editingOrder } from "../../contract/sections.gen";
import type { Contents } from "../../editor/model";
import { previewQuery } from "../../editor/queries";
import { useTranslations } from "../../editor/translation/queries";
import { checkTexts, countStates } from "../../editor/translation/state";
import type { Translated } from "./overview";

/** Empty until it is known, and for a site of one language. */
export function useTranslated(site: Schemas["SiteOut"]): Translated {
  const { languages, layout: option } = site;
  const translations = useTranslations(languages);
  const { data: preview } = useQuery({ ...previewQuery, enabled: languages.length > 1 });
  return useMemo(() => {
    if (!translations || !preview) return {};
    const { source, notesOf } = translations;
    const targets = languages.filter((language) => language !== source);
    return Object.fromEntries(
      editingOrder.map((section) => {
        const saved = preview.snapshot.sections[section] as unknown as Contents;
        const counts = targets.map((target) => {
          const notes = notesOf(section, target);
          const checks = checkTexts({ section, contents: saved, saved, notes, source, target, option });
          return [target, countStates(checks)] as const;
        });
        return [section, Object.fromEntries(counts)];
      }),
    );
  }, [translations, preview, languages, option]);
}
