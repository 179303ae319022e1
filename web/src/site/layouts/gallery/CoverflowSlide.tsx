// One work of the coverflow: the picture that can be enlarged, and the note that lies before it on hover, focus and tap.
import { type MouseEvent, memo, useRef } from "react";
import { useWords } from "../../context";
import { linkLabel } from "../../page/linkLabel";
import { Icon } from "../../parts/Icon";
import { PageLink } from "../../parts/PageLink";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import type { ProjectView } from "../../sections/projects/page";

const pictureSizes = "(min-width: 960px) 38vw, (min-width: 620px) 50vw, 280px";
/** Taller than this times its width, a work is as high as the stage allows and narrower than the others. */
const tallest = 1.1;

interface CoverflowSlideProps {
  project: ProjectView;
  index: number;
  isCopy: boolean;
  isOpen: boolean;
  onPress(index: number, pointerType: string, event: MouseEvent): void;
}

/** A project's link by the place it leads to: the host, the address or the number. */
export function ProjectLink({ title, link }: { title: string; link: string }) {
  const text = useWords();
  return (
    <a href={link} target="_blank" rel="noopener">
      <bdi>{linkLabel(link)}</bdi>
      <Icon name="out" className="g-out" />
      <span className="sr">
        {" "}
        {title} ({text.newTab})
      </span>
    </a>
  );
}

/** Memoised: a hundred of them stand still while their heading is typed, and while the row moves on. */
export const CoverflowSlide = memo(function CoverflowSlide(props: CoverflowSlideProps) {
  const { project, index, isCopy, isOpen, onPress } = props;
  const pointer = useRef("");
  const { picture, title, description, descriptionRich, link, page } = project;
  const { enlarge } = useWords();
  const isTall = (picture.height ?? 0) > tallest * (picture.width ?? Number.POSITIVE_INFINITY);
  const label = [title || picture.alt, enlarge].filter(Boolean).join(" · ");
  return (
    <li className={isOpen ? "g-slide is-open" : "g-slide"} data-index={index} aria-hidden={isCopy || undefined}>
      <div className={isTall ? "g-work is-tall" : "g-work"}>
        <PictureImage picture={picture} sizes={pictureSizes} />
        <span className="g-veil" />
        <button
          type="button"
          className="g-face"
          aria-label={label}
          onPointerDown={(event) => {
            pointer.current = event.pointerType;
          }}
          onClick={(event) => onPress(index, pointer.current, event)}
        >
          <span className="g-plus" />
        </button>
      </div>
      {(title || description || link || page) && (
        <div className="g-note">
          {title && (
            <Styled section="projects" slot="itemTitle" className="g-note-title">
              {title}
            </Styled>
          )}
          {description && (
            <Styled section="projects" slot="itemText" rich={descriptionRich} className="g-note-text">
              {description}
            </Styled>
          )}
          <PageLink page={page} title={title} className="g-page" />
          {link && <ProjectLink title={title} link={link} />}
        </div>
      )}
    </li>
  );
});
