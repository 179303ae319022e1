// What a layout is made of: a component for each section that it shows.
import type { ComponentType } from "react";
import type { PageSection } from "../../contract/types.gen";
import type { ViewOf } from "../sections/views.gen";

export type WholeLayout = { [S in PageSection]: ComponentType<ViewOf[S]> };
/** Those that every page has, and those that a page may have, whose styles come only then. */
export type Together = Partial<WholeLayout>;
export type Apart = { [S in PageSection]?: () => Promise<WholeLayout[S]> };
export type Layout = Partial<WholeLayout>;
