import type { ProjectView } from "../sections/projects/page";

/** From a card to the project's own page, where there is one. */
export const PageLink = ({ page, title, className }: Pick<ProjectView, "page" | "title"> & { className: string }) =>
  page && (
    <a className={className} href={page.href}>
      {page.label}
      <span className="sr">{` ${title}`}</span>
    </a>
  );
