// The layout's views for the preview: null until they are there, 'failed' when a second try did not bring them either.
import { useEffect, useState } from "react";
import type { Layout } from "../../site/layouts/layout";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { loadWholeLayout } from "../../site/registry";

export function useLayout(option: SiteSnapshot["option"]): Layout | "failed" | null {
  const [loaded, setLoaded] = useState<{ option: string; layout: Layout | "failed" } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (layout: Layout | "failed") => isWanted && setLoaded({ option, layout });
    loadWholeLayout(option).then(show, () => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [option]);
  return loaded?.option === option ? loaded.layout : null;
}
