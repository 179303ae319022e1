// The first screen's ways on: the CV where there is one, then quiet links to the works and to the form.
import type { ReactNode } from "react";
import { usePage, useWords } from "../context";
import { anchorOf } from "./shell/sections";

export function WaysOn({ className, children }: { className: string; children: ReactNode }) {
  const page = usePage();
  const { seeProjects, write } = useWords();
  return (
    <p className="ways-on" lang={page.wordsLang ?? undefined}>
      {children}
      {page.sections.projects && (
        <a className={className} href={`#${anchorOf("projects")}`}>
          {seeProjects}
        </a>
      )}
      {page.sections.contact && (
        <a className={className} href={`#${anchorOf("contact")}`}>
          {write}
        </a>
      )}
    </p>
  );
}
