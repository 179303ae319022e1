// Projects, « Éditorial »: a slider of cards.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import type { ProjectsView } from "../../sections/projects/page";
import { ProjectCards } from "./ProjectCards";

export const Projects = ({ heading, projects }: ProjectsView) => (
  <Island
    name="projectCards"
    view={ProjectCards}
    props={{ heading, projects }}
    playsAfterMs={constants.autoplayMs}
    className="o2 o2-projects"
  />
);
