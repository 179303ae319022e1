// A page beside the main one, as the draft makes it. A file of its own: its words in eight languages are for whoever edits it.
import { type ComponentType, useMemo } from "react";
import type { ItemPage, SidePage } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { LegalPage } from "../../site/sections/legal/LegalPage";
import { buildLegal, legalStyles } from "../../site/sections/legal/page";
import { isItemPage, nameIn, placeOf } from "../../site/sections/projects/own/link";
import { ProjectPage } from "../../site/sections/projects/own/ProjectPage";
import { buildProject, projectStyles } from "../../site/sections/projects/own/page";
import "../../site/parts/side/side.css";
import "../../site/sections/projects/own/projectPage.css";
import "../../site/layouts/projectPage.gen.css";
import "../../site/sections/legal/legal.css";
import "../../site/layouts/legal.gen.css";
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

function Project({ snapshot, language, scope, page }: SidePageProps & { page: ItemPage }) {
  const view = useMemo(() => {
    const [found] = Object.values(snapshot.sections.projects?.languages ?? {})
      .flatMap(({ lists }) => lists.projects)
      .filter(({ id }) => id === nameIn(page));
    const place = placeOf({ name: found?.page?.name || "page" });
    return buildProject(snapshot, language, place, ({ id }) => id === nameIn(page));
  }, [snapshot, language, page]);
  usePageStyles(useMemo(() => stylesIn(scope, projectStyles(snapshot, view)), [snapshot, view, scope]));
  return view && <ProjectPage view={view} isPreview />;
}

export function SidePagePreview({ page, ...props }: SidePageProps & { page: SidePage | ItemPage }) {
  if (isItemPage(page)) return <Project page={page} {...props} />;
  const Page = pages[page];
  return <Page {...props} />;
}
