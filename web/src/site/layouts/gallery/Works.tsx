// The projects of « Galerie »: their title, and the coverflow.
import { constants } from "../../../contract/catalogues.gen";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ProjectsView } from "../../sections/projects/page";
import { Coverflow } from "./Coverflow";

export function Works({
  heading,
  projects,
  usesSecondCarousel,
}: Pick<ProjectsView, "heading" | "projects" | "usesSecondCarousel">) {
  return (
    <>
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
    </>
  );
}
