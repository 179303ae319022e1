// Skills, « Galerie »: one large skill at a time.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import type { SkillsView } from "../../sections/skills/page";
import { SkillTabs } from "./SkillTabs";

export const Skills = ({ heading, skills }: SkillsView) => (
  <Island name="skillTabs" view={SkillTabs} props={{ heading, skills }} playsAfterMs={constants.galleryMs} />
);
