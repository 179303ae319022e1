// The projects of « Éditorial »: a slider of cards; a corner tab unfolds into title, description and link on hover, on focus and on tap.
import { useCallback, useEffect, useState } from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { Slider } from "../../parts/carousels/Slider";
import { useLightbox } from "../../parts/Lightbox";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ProjectsView, ProjectView } from "../../sections/projects/page";
import { ProjectCard, type SlipState } from "./ProjectCard";

/** Which slip was opened by a tap or put away by hand; a tap beside the cards lets go of it. */
function useSlip() {
  const [slip, setSlip] = useState<{ id: string; state: SlipState } | null>(null);
  const isOpen = slip?.state === "open";
  useEffect(() => {
    if (!isOpen) return;
    const letGo = (event: PointerEvent) => {
      if (!(event.target as Element).closest(".o2-card")) setSlip(null);
    };
    document.addEventListener("pointerdown", letGo);
    return () => document.removeEventListener("pointerdown", letGo);
  }, [isOpen]);
  return { slip, setSlip, isOpen };
}

export function ProjectCards({ heading, projects }: Pick<ProjectsView, "heading" | "projects">) {
  const text = useWords();
  const { slip, setSlip, isOpen } = useSlip();
  const lightbox = useLightbox(projects);
  const { open } = lightbox;
  const renderSlide = useCallback(
    (project: ProjectView, index: number) => (
      <ProjectCard
        {...project}
        slip={slip?.id === project.id ? slip.state : null}
        onSlip={(state) => setSlip({ id: project.id, state })}
        onEnlarge={(opener) => open(index, opener)}
      />
    ),
    [slip, setSlip, open],
  );
  return (
    <>
      {heading && (
        <Reveal
          className="o2-heading"
          from="start"
          threshold={constants.projectsRevealThreshold}
          bottomMarginPx={constants.projectsRevealBottomMarginPx}
        >
          <Styled as="h2" section="projects" slot="heading">
            {heading}
          </Styled>
        </Reveal>
      )}
      {projects.length > 0 && (
        <Slider
          className={projects.length > 1 ? "o2-projects__slider" : "o2-projects__slider o2-projects__slider--one"}
          label={heading || text.sectionNames.projects}
          gapPx={constants.projectsGapPx}
          autoplayMs={constants.autoplayMs}
          hasArrows
          isHeld={isOpen || Boolean(lightbox.dialog)}
          items={projects}
          renderSlide={renderSlide}
        />
      )}
      {lightbox.dialog}
    </>
  );
}
