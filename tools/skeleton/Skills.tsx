// Skills, « Skeleton »: a card each.
import { Styled } from "../../parts/Styled";
import type { SkillsView } from "../../sections/skills/page";
import { Room } from "./Room";

export const Skills = ({ heading, skills }: SkillsView) => (
  <Room section="skills" heading={heading}>
    <ul className="skeleton-cards">
      {skills.map(({ id, title, description, descriptionRich, langs }) => (
        <li key={id}>
          <Styled as="h3" section="skills" slot="itemTitle" {...langs?.title}>
            {title}
          </Styled>
          {description && (
            <Styled
              section="skills"
              slot="itemText"
              rich={descriptionRich}
              className="skeleton-lines"
              {...langs?.description}
            >
              {description}
            </Styled>
          )}
        </li>
      ))}
    </ul>
  </Room>
);
