// Projects, « Éditorial »: a slider of cards.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import { ProjectCards } from "./ProjectCards";
import type { ProjectsView } from "./page";

export const Option2 = ({ heading, projects }: ProjectsView) => (
  <Island
    name="projectCards"
    view={ProjectCards}
    props={{ heading, projects }}
    playsAfterMs={constants.autoplayMs}
    className="o2 o2-projects"
  />
);
