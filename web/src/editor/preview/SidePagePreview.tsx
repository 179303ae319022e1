// A page beside the main one, as the draft makes it. A file of its own: its words in eight languages are for whoever edits it.
import { type ComponentType, useMemo } from "react";
import type { SidePage } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { LegalPage } from "../../site/sections/legal/LegalPage";
import { buildLegal, legalStyles } from "../../site/sections/legal/page";
import "../../site/parts/side/side.css";
import "../../site/sections/legal/legal.css";
import { stylesIn } from "./ownIds";
import { usePageStyles } from "./usePageStyles";

interface SidePageProps {
  snapshot: SiteSnapshot;
  language: string;
  scope: string | undefined;
}

function Legal({ snapshot, language, scope }: SidePageProps) {
  const view = useMemo(() => buildLegal(snapshot, language), [snapshot, language]);
  usePageStyles(useMemo(() => stylesIn(scope, legalStyles(snapshot)), [snapshot, scope]));
  return <LegalPage view={view} isPreview />;
}

const pages: Record<SidePage, ComponentType<SidePageProps>> = { mentions: Legal };

export function SidePagePreview({ page, ...props }: SidePageProps & { page: SidePage }) {
  const Page = pages[page];
  return <Page {...props} />;
}
