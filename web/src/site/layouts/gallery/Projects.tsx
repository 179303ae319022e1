// Projects, « Galerie »: the title at the start (3 of 12), the coverflow beside it (9 of 12).
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import type { ProjectsView } from "../../sections/projects/page";
import { Works } from "./Works";

export const Projects = ({ heading, projects, usesSecondCarousel }: ProjectsView) => (
  <Island
    name="coverflow"
    view={Works}
    props={{ heading, projects, usesSecondCarousel }}
    playsAfterMs={constants.coverflowSpeedMs}
    className="g-room g-works"
  />
);
