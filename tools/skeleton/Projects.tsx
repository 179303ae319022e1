// Projects, « Skeleton »: a card each; all of it stands there without a script.
import { useWords } from "../../context";
import { linkLabel } from "../../page/linkLabel";
import { PageLink } from "../../parts/PageLink";
import { frameClass, PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import type { ProjectsView } from "../../sections/projects/page";
import { Room } from "./Room";

const pictureSizes = "(min-width: 60rem) 21rem, (min-width: 40rem) 46vw, 92vw";

export function Projects({ heading, projects }: ProjectsView) {
  const { newTab } = useWords();
  return (
    <Room section="projects" heading={heading}>
      <ul className="skeleton-cards">
        {projects.map(({ id, picture, title, description, descriptionRich, link, page, langs }) => (
          <li key={id}>
            <div className={["skeleton-picture", frameClass(picture)].filter(Boolean).join(" ")}>
              <PictureImage picture={picture} sizes={pictureSizes} />
            </div>
            {title && (
              <Styled as="h3" section="projects" slot="itemTitle" {...langs?.title}>
                {title}
              </Styled>
            )}
            {description && (
              <Styled
                section="projects"
                slot="itemText"
                rich={descriptionRich}
                className="skeleton-lines"
                {...langs?.description}
              >
                {description}
              </Styled>
            )}
            {link && (
              <a className="link" href={link} target="_blank" rel="noopener">
                <bdi>{linkLabel(link)}</bdi>
                <span className="sr">{` ${title} (${newTab})`}</span>
              </a>
            )}
            <PageLink page={page} title={title} className="link" />
          </li>
        ))}
      </ul>
    </Room>
  );
}
