// Which component shows which section in which layout. Each layout is its own chunk: a visitor gets one of the three, and the
// views of optional sections only where his page shows them.
import type { ComponentType } from "react";
import { optionalSections } from "../contract/places.gen";
import type { Option, OptionalSection, PageSection } from "../contract/types.gen";
import { loadChunk } from "./loadChunk";
import type { Page } from "./page/model";
import type { Share } from "./parts/share/Share";
import type { ViewOf } from "./sections/views.gen";

/** The server has all three whole, from `sections/layouts.gen.ts`. */
export type WholeLayout = { [S in PageSection]: ComponentType<ViewOf[S]> };
export type Core = Omit<WholeLayout, OptionalSection>;
export type Apart = { [S in OptionalSection]: () => Promise<WholeLayout[S]> };
/** `share`: the visitors' button, on pages that have one. */
export type Layout = Core & Partial<WholeLayout> & { share?: typeof Share };

const loaders: Record<Option, () => Promise<{ views: Core; apart: Apart }>> = {
  option1: () => import("./layouts/option1/index"),
  option2: () => import("./layouts/option2/index"),
  option3: () => import("./layouts/option3/index"),
};

async function load(option: Option, wanted: readonly OptionalSection[], hasShare: boolean): Promise<Layout> {
  const { views, apart } = await loadChunk(loaders[option]);
  const loaded = await Promise.all(wanted.map(async (name) => [name, await loadChunk<unknown>(apart[name])] as const));
  const share = hasShare ? await loadChunk(() => import("./parts/share/Share")) : null;
  return { ...views, ...Object.fromEntries(loaded), ...(share && { share: share.Share }) };
}

/** What this page shows. */
export const loadLayout = ({ option, sections, share }: Pick<Page, "option" | "sections" | "share">): Promise<Layout> =>
  load(
    option,
    optionalSections.filter((name) => sections[name]),
    share !== undefined,
  );

/** What any page may show: an owner who types fills a section while he looks at it. */
export const loadWholeLayout = (option: Option): Promise<Layout> => load(option, optionalSections, true);
