// The first screen's ways on where there is no CV to read: quiet links to the works and to the form.
import { useSite, useWords } from "../context";
import { anchorOf } from "./shell/useSections";

export function WaysOn({ className }: { className: string }) {
  const { page } = useSite();
  const { seeProjects, write } = useWords();
  return (
    <p className="ways-on" lang={page.wordsLang ?? undefined}>
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
