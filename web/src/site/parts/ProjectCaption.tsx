// What stands under a project's picture: its title, which leads to its page, and its year or client.
import type { ProjectView } from "../sections/projects/page";
import { Styled } from "./Styled";

interface ProjectCaptionProps extends Pick<ProjectView, "title" | "page"> {
  langs: ProjectView["langs"] | undefined;
  className?: string;
}

/** Without a title nothing is added; a page then has a link of its own. */
export const ProjectCaption = ({ title, page, langs, className }: ProjectCaptionProps) =>
  title ? (
    <div className={className ? `work-caption ${className}` : "work-caption"}>
      <Styled section="projects" slot="itemTitle" {...langs?.title}>
        {page ? (
          <a href={page.href}>
            <span className="sr">{`${page.label} `}</span>
            {title}
          </a>
        ) : (
          title
        )}
      </Styled>
      {page?.note && (
        <p className="work-note" {...page.noteLang}>
          {page.note}
        </p>
      )}
    </div>
  ) : (
    page && (
      <a className="link work-page" href={page.href}>
        {page.label}
      </a>
    )
  );
