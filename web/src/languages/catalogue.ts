// What another language of the dashboard has to say where no catalogue says it yet. A missing sentence does not compile.
import type { SectionsLabels } from "../site/sections/section";

/** Each language is a folder that says them, and speaks up in its `index.ts`, which the server names in the page. */
export interface Catalogue {
  readonly sectionLabels: SectionsLabels;
}
