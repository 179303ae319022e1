// Which component shows which section in which layout. Each layout is its own chunk: a visitor gets one of the three, and of
// that only what answers him; the views of what is only read are fetched where a page is drawn anew.
import type { ComponentType } from "react";
import type { Option, PageSection } from "../contract/types.gen";
import { loadChunk } from "./loadChunk";
import type { Page } from "./page/model";
import type { Share } from "./parts/share/Share";
import type { ViewOf } from "./sections/views.gen";

/** The server has all three whole, from `sections/layouts.gen.ts`. */
export type WholeLayout = { [S in PageSection]: ComponentType<ViewOf[S]> };
/** Those that answer a visitor, which he gets together; and the others. */
export type Together = Partial<WholeLayout>;
export type Apart = { [S in PageSection]?: () => Promise<WholeLayout[S]> };
/** `share`: the visitors' button, on pages that have one. */
export type Layout = Partial<WholeLayout> & { share?: typeof Share };

const loaders: Record<Option, () => Promise<{ views: Together; apart: Apart }>> = {
  option1: () => import("./layouts/option1/index"),
  option2: () => import("./layouts/option2/index"),
  option3: () => import("./layouts/option3/index"),
};

async function load(option: Option, isWanted: (name: PageSection) => boolean, hasShare: boolean): Promise<Layout> {
  const { views, apart } = await loadChunk(loaders[option]);
  const wanted = Object.entries(apart).filter(([name]) => isWanted(name as PageSection));
  const loaded = await Promise.all(wanted.map(async ([name, view]) => [name, await loadChunk<unknown>(view)] as const));
  const share = hasShare ? await loadChunk(() => import("./parts/share/Share")) : null;
  return { ...views, ...Object.fromEntries(loaded), ...(share && { share: share.Share }) };
}

/** What this page shows and the browser has to draw or take over. */
export const loadLayout = ({ option, sections, share }: Pick<Page, "option" | "sections" | "share">): Promise<Layout> =>
  load(option, (name) => Boolean(sections[name]) && !sections[name]?.isOnlyRead, share !== undefined);

/** What any page may show: an owner who types fills a section while he looks at it. */
export const loadWholeLayout = (option: Option): Promise<Layout> => load(option, () => true, true);
