// Which component shows which section in which layout. Each layout is its own chunk: a visitor gets one of the three.
import type { ComponentType } from "react";
import type { Option, SectionName } from "../contract/types.gen";
import { loadChunk } from "./loadChunk";
import type { ViewOf } from "./page/model";

export type Layout = { [S in SectionName]: ComponentType<ViewOf[S]> };

const loaders: Record<Option, () => Promise<{ layout: Layout }>> = {
  option1: () => import("./layouts/option1/index"),
  option2: () => import("./layouts/option2/index"),
  option3: () => import("./layouts/option3/index"),
};

/** In the browser; the server takes all three at once from `layouts/all.ts`. */
export const loadLayout = async (option: Option): Promise<Layout> => (await loadChunk(loaders[option])).layout;
