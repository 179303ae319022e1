// The projects of « Colonne »: a slider of pictures. A click enlarges a picture.
import { useCallback } from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { Slider } from "../../parts/carousels/Slider";
import { useLightbox } from "../../parts/Lightbox";
import { frameClass, PictureImage } from "../../parts/Picture";
import { ProjectCaption } from "../../parts/ProjectCaption";
import type { ProjectsView, ProjectView } from "../../sections/projects/page";

const sizes = `(min-width: ${constants.sliderThreeFromPx}px) 34vw, (min-width: ${constants.sliderTwoFromPx}px) 50vw, 100vw`;

export function ProjectSlider({ heading, projects }: Pick<ProjectsView, "heading" | "projects">) {
  const text = useWords();
  const lightbox = useLightbox(projects);
  const { open } = lightbox;
  const slideSizes = projects.length === 1 ? "min(960px, 100vw)" : sizes;
  const renderSlide = useCallback(
    ({ picture, title, page, langs }: ProjectView, index: number) => (
      <>
        <button
          type="button"
          className={["c-slide", frameClass(picture)].filter(Boolean).join(" ")}
          onClick={(event) => open(index, event.currentTarget)}
        >
          <span className="sr">{text.enlarge} </span>
          <PictureImage picture={picture} sizes={slideSizes} />
        </button>
        <ProjectCaption title={title} page={page} langs={langs} className="c-caption" />
      </>
    ),
    [open, text, slideSizes],
  );
  return (
    <>
      <Slider
        label={heading || text.sectionNames.projects}
        items={projects}
        gapPx={constants.projectsGapPx}
        autoplayMs={constants.autoplayMs}
        isHeld={Boolean(lightbox.dialog)}
        className="c-slider"
        renderSlide={renderSlide}
      />
      {lightbox.dialog}
    </>
  );
}
