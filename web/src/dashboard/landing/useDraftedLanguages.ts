// Which languages of which sections have a draft: asked only when there may be one, because drafts come with their contents.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { editingOrder } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { isLanguageChanged } from "../../editor/draft/changes";
import { openDraft } from "../../editor/draft/opening";
import { type Contents, describe } from "../../editor/model";
import { draftsQuery, previewQuery } from "../../editor/queries";
import type { Drafted, Site } from "./overview";

const mayHaveDraft = (site: Site, section: SectionName): boolean =>
  Boolean(site.sections[section]?.hasDraft) || localStorage.getItem(describe(section).draftKey) !== null;

/** Empty until it is known. A section whose draft touches no language (a style, a file) has an entry without languages; one
 * in which nothing says anything else than what is saved has none: null. */
export function useDraftedLanguages(site: Site): Drafted {
  const sections = editingOrder.filter((section) => mayHaveDraft(site, section));
  const enabled = sections.length > 0;
  const { data: preview } = useQuery({ ...previewQuery, enabled });
  const { data: drafts } = useQuery({ ...draftsQuery, enabled });
  const wanted = sections.join();
  return useMemo(() => {
    if (!preview || !drafts || !wanted) return {};
    const found = (wanted.split(",") as SectionName[]).map((section) => {
      const saved = preview.snapshot.sections[section] as unknown as Contents;
      const { draft, isDraft } = openDraft(section, preview, drafts);
      const languages = site.languages.filter((language) => isLanguageChanged(section, draft, saved, language));
      return [section, isDraft ? languages : null] as const;
    });
    return Object.fromEntries(found);
  }, [preview, drafts, wanted, site.languages]);
}
