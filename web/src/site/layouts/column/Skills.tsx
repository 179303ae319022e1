// Skills, « Colonne »: a grid of quiet cards ruled with the column's own line.

import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { SkillsView } from "../../sections/skills/page";
import { SectionHeading } from "./SectionHeading";

export function Skills({ heading, skills }: SkillsView) {
  return (
    <>
      <SectionHeading section="skills">{heading}</SectionHeading>
      {skills.length > 0 && (
        <ul className="c-grid c-cards">
          {skills.map(({ id, title, description, descriptionRich, langs }) => (
            <li key={id} className="c-card">
              <Reveal>
                <Styled as="h3" section="skills" slot="itemTitle" {...langs?.title}>
                  {title}
                </Styled>
                {description && (
                  <Styled section="skills" slot="itemText" rich={descriptionRich} {...langs?.description}>
                    {description}
                  </Styled>
                )}
              </Reveal>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
