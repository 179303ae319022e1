// Projects, « Colonne »: the slider, the only thing that steps out of the column.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import { entering } from "../../parts/Reveal";
import type { ProjectsView } from "../../sections/projects/page";
import { ProjectSlider } from "./ProjectSlider";
import { SectionHeading } from "./SectionHeading";

const entrance = {
  threshold: constants.projectsRevealThreshold,
  bottomMarginPx: constants.projectsRevealBottomMarginPx,
} as const;

export function Projects({ heading, projects }: ProjectsView) {
  return (
    <>
      <SectionHeading section="projects" motion={{ from: "left", ...entrance }}>
        {heading}
      </SectionHeading>
      {projects.length > 0 && (
        <Island
          name="projectSlider"
          view={ProjectSlider}
          props={{ heading, projects }}
          playsAfterMs={constants.autoplayMs}
          {...entering({ ...entrance, className: "c-wide" })}
        />
      )}
    </>
  );
}
