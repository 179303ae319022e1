// Skills, « Éditorial »: a carousel of plates.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import type { SkillsView } from "../../sections/skills/page";
import { isFolded } from "./folding";
import { Plates } from "./Plates";

export const Skills = ({ heading, skills }: SkillsView) => (
  <Island
    name="plates"
    view={Plates}
    props={{ heading, skills }}
    sent={{ heading, skills: skills.map((skill) => (isFolded(skill) ? skill : { id: skill.id })) }}
    playsAfterMs={constants.autoplayMs}
    className="o2 o2-skills"
  />
);
