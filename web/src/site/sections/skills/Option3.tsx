// Skills, « Galerie »: one large skill at a time.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import type { SkillsView } from "./page";
import { SkillTabs } from "./SkillTabs";

export const Option3 = ({ heading, skills }: SkillsView) => (
  <Island name="skillTabs" view={SkillTabs} props={{ heading, skills }} playsAfterMs={constants.galleryMs} />
);
