// Which component shows which section in which layout, for pages that React draws whole: previews, drafts, the owner's own page.
// Each layout is its own chunk; the server has all three, from `layouts/layouts.gen.ts`.
import type { Option, PageSection } from "../contract/types.gen";
import type { Layout } from "./layouts/layout";
import { loaders } from "./layouts/loaders.gen";
import { loadChunk } from "./loadChunk";
import type { Page } from "./page/model";

async function load(option: Option, isWanted: (name: PageSection) => boolean): Promise<Layout> {
  const { views, apart } = await loadChunk(loaders[option]);
  const wanted = Object.entries(apart).filter(([name]) => isWanted(name as PageSection));
  const loaded = await Promise.all(wanted.map(async ([name, view]) => [name, await loadChunk<unknown>(view)] as const));
  return { ...views, ...Object.fromEntries(loaded) };
}

/** What this page shows. */
export const loadLayout = ({ option, sections }: Pick<Page, "option" | "sections">): Promise<Layout> =>
  load(option, (name) => Boolean(sections[name]));

/** What any page may show: an owner who types fills a section while he looks at it. */
export const loadWholeLayout = (option: Option): Promise<Layout> => load(option, () => true);
