// The owner's own site as he left it, with everything that is drafted. Loaded for owners only.
import { api } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { openDraft } from "../../editor/draft/opening";
import { withDrafts } from "../../editor/draft/overlay";
import { fromBase64 } from "../../editor/draft/seal";
import type { DraftState } from "../../editor/model";
import { buildPage } from "../../site/page/build";
import type { Page } from "../../site/page/model";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesheetOf } from "../../site/page/stylesheet";

export interface OwnView {
  page: Page;
  css: string;
  drafted: readonly SectionName[];
  isOnline: boolean;
  /** Visitors are not shown this language. */
  isHidden: boolean;
  dashboardLanguage: string;
}

const address = /^\/(?:home|@(?<slug>[a-z0-9-]+))(?:\/(?<language>[a-z]{2}))?\/?$/;

/** Null when this is another's site. The language is the shown page's; without one, the address says it. */
export async function ownView(shown: string | null): Promise<OwnView | null> {
  try {
    const here = address.exec(location.pathname)?.groups;
    const [preview, drafts] = await Promise.all([api.GET("/api/site/preview"), api.GET("/api/site/drafts")]);
    if (!preview.data || !drafts.data) return null;
    const { isHome, isOnline, revisions, dashboardLanguage } = preview.data;
    const snapshot = preview.data.snapshot as unknown as SiteSnapshot;
    if (here?.slug ? here.slug !== snapshot.slug : !isHome) return null;

    const { siteId: site, keys, drafts: kept } = drafts.data;
    const held = { site, keys: keys.map(fromBase64), drafts: kept };
    const drafted: Partial<Record<SectionName, DraftState>> = {};
    for (const name of Object.keys(snapshot.sections) as SectionName[]) {
      const opening = openDraft(name, { snapshot, revisions }, held);
      if (opening.isDraft) drafted[name] = opening.draft;
    }
    const own = withDrafts({ ...snapshot, basePath: here?.slug ? snapshot.basePath : "/home" }, drafted);
    const asked = shown ?? here?.language?.toUpperCase();
    const language = asked && own.languages.includes(asked) ? asked : (own.offered[0] ?? own.languages[0] ?? "EN");
    const isHidden = own.hidden?.includes(language) ?? false;
    // No page here, and not because he keeps it from visitors: there is none for him either.
    if (shown === null && isOnline && !(isHidden && language === asked)) return null;
    const page = buildPage(own, language);
    return {
      page,
      css: stylesheetOf(own, page),
      drafted: Object.keys(drafted) as SectionName[],
      isOnline,
      isHidden,
      dashboardLanguage,
    };
  } catch (error) {
    // Broken local data is logged and never shown as a broken page.
    console.warn("drafts not shown", error);
    return null;
  }
}
