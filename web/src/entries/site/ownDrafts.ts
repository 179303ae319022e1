// D23: the owner sees his drafts on his own public site. Loaded for owners only; visitors never get this script.
import { api } from "../../api/client";
import type { SectionDocuments, SectionName } from "../../contract/types.gen";
import { openDraft } from "../../editor/draft/opening";
import { fromBase64 } from "../../editor/draft/seal";
import type { Contents } from "../../editor/model";
import { buildPage } from "../../site/page/build";
import type { Page } from "../../site/page/model";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { stylesheetOf } from "../../site/page/stylesheet";

/** The page with everything that is drafted, or null when this is another's site or nothing is. */
export async function draftOf(page: Page): Promise<Page | null> {
  try {
    const [preview, drafts] = await Promise.all([api.GET("/api/site/preview"), api.GET("/api/site/drafts")]);
    if (!preview.data || !drafts.data) return null;
    const snapshot = preview.data.snapshot as unknown as SiteSnapshot;
    if (snapshot.slug !== page.slug) return null;
    const keys = { site: drafts.data.siteId, keys: drafts.data.keys.map(fromBase64) };
    const sections = { ...snapshot.sections } as Record<SectionName, unknown>;
    let option = snapshot.option;
    let hasDraft = false;
    for (const name of Object.keys(sections) as SectionName[]) {
      const revision = preview.data.revisions[name] ?? 0;
      const opening = openDraft(name, sections[name] as Contents, revision, keys, drafts.data.drafts);
      if (!opening.isDraft) continue;
      hasDraft = true;
      sections[name] = opening.draft;
      option = opening.draft.layout ?? option;
    }
    if (!hasDraft) return null;
    const shown: SiteSnapshot = { ...snapshot, option, sections: sections as SectionDocuments };
    const drafted = buildPage(shown, page.language);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stylesheetOf(shown, drafted));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return { ...drafted, languages: page.languages };
  } catch (error) {
    // Broken local data is logged and never shown as a broken page.
    console.warn("drafts not shown", error);
    return null;
  }
}
