// Where something is stored already: marked on the step bar, over the editors and the site's type.
import { useMemo } from "react";
import type { Schemas } from "../api/client";
import type { DraftPlace } from "./draft/draftBadges";

export function useFilled({ sections, languages }: Schemas["SiteOut"]): ReadonlySet<DraftPlace> {
  return useMemo(() => {
    const held = Object.entries(sections).filter(([, { filled, items }]) => filled.length || Object.keys(items).length);
    const places = held.map(([name]) => name as DraftPlace);
    return new Set<DraftPlace>(languages.length ? [...places, "settings"] : places);
  }, [sections, languages]);
}
