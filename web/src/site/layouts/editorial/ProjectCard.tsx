// A project in option2: its picture, enlarged on click, and the slip that unfolds from its corner.
import { type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { useWords } from "../../context";
import { linkLabel } from "../../page/linkLabel";
import { Icon } from "../../parts/Icon";
import { PageLink } from "../../parts/PageLink";
import { frameClass, PictureImage } from "../../parts/Picture";
import { ProjectCaption } from "../../parts/ProjectCaption";
import { Styled } from "../../parts/Styled";
import type { ProjectView } from "../../sections/projects/page";

export type SlipState = "open" | "shut" | null;

interface ProjectCardProps extends ProjectView {
  /** `open`: by tap; `shut`: put away by hand though pointer or focus would show it; null: as pointer and focus say. */
  slip: SlipState;
  onSlip(state: SlipState): void;
  onEnlarge(opener: HTMLElement): void;
}

const pictureSizes = "(min-width: 1024px) 34vw, (min-width: 768px) 50vw, 100vw";

/** From here on the text may be taller than the picture it unfolds over: then the keyboard must be able to scroll it. */
const scrollsFromChars = 90;

export function ProjectCard(props: ProjectCardProps) {
  const { picture, title, description, descriptionRich, link, page, langs, slip, onSlip, onEnlarge } = props;
  const slipId = useId();
  const wasTouched = useRef(false);
  const text = useWords();
  const hasSlip = Boolean(title || description || link || page);
  const isLong = title.length + description.length >= scrollsFromChars;

  // A finger has no hover: its first tap shows the description, the next one enlarges.
  const pressPicture = (event: MouseEvent<HTMLElement>) => {
    const isTap = wasTouched.current;
    wasTouched.current = false;
    if (isTap && hasSlip && slip !== "open") onSlip("open");
    else onEnlarge(event.currentTarget);
  };
  const pressTab = () => {
    const isTap = wasTouched.current;
    wasTouched.current = false;
    if (slip) onSlip(slip === "open" ? null : "open");
    else onSlip(isTap ? "open" : "shut");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && hasSlip) onSlip("shut");
  };

  return (
    <>
      <article
        className={["o2-card", frameClass(picture)].filter(Boolean).join(" ")}
        data-slip={slip ?? undefined}
        onPointerDown={(event) => {
          wasTouched.current = event.pointerType === "touch";
        }}
        onPointerLeave={(event) => event.pointerType !== "touch" && slip && onSlip(null)}
        onBlur={(event) => slip === "shut" && !event.currentTarget.contains(event.relatedTarget) && onSlip(null)}
        onKeyDown={onKeyDown}
      >
        <PictureImage picture={picture} sizes={pictureSizes} />
        <button
          type="button"
          className="o2-card__enlarge"
          aria-label={title ? `${text.enlarge} – ${title}` : text.enlarge}
          aria-describedby={description ? slipId : undefined}
          onClick={pressPicture}
        />
        {hasSlip && (
          <div className="o2-slip">
            {(title || description) && (
              <div className="o2-slip__body" tabIndex={isLong ? 0 : undefined}>
                {title && (
                  <Styled as="h3" section="projects" slot="itemTitle" {...langs?.title}>
                    {title}
                  </Styled>
                )}
                {description && (
                  <Styled
                    as="p"
                    section="projects"
                    slot="itemText"
                    rich={descriptionRich}
                    id={slipId}
                    {...langs?.description}
                  >
                    {description}
                  </Styled>
                )}
              </div>
            )}
            <div className="o2-slip__row">
              {/* For pointers alone: the keyboard opens the slip by focus, and readers always have its text. */}
              <button type="button" className="o2-slip__tab" tabIndex={-1} aria-hidden="true" onClick={pressTab}>
                <Icon name="close" />
              </button>
              <PageLink page={page} title={title} className="o2-slip__link" />
              {link && (
                <a className="o2-slip__link" href={link} target="_blank" rel="noopener">
                  <bdi>{linkLabel(link)}</bdi>
                  <Icon name="out" className="o2-arrow" />
                  <span className="sr">{`${title} (${text.newTab})`}</span>
                </a>
              )}
            </div>
          </div>
        )}
      </article>
      <ProjectCaption title={title} page={title ? page : undefined} langs={langs} className="o2-caption" />
    </>
  );
}
