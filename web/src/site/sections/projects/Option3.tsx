// Projects, « Galerie »: the title at the start (3 of 12), the coverflow beside it (9 of 12).
import { constants } from "../../../contract/catalogues.gen";
import { Coverflow } from "../../parts/carousels/Coverflow";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ProjectsView } from "./page";

export function Option3({ heading, projects, usesSecondCarousel }: ProjectsView) {
  return (
    <div className="g-room g-works">
      {heading && (
        <Reveal
          className="g-label g-works-label"
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
        // The carousel moves the very elements of its works: another list or another carousel is another element.
        <Coverflow
          key={[usesSecondCarousel, ...projects.map(({ id }) => id)].join(" ")}
          projects={projects}
          usesSecondVariant={usesSecondCarousel}
          name={heading}
        />
      )}
    </div>
  );
}
