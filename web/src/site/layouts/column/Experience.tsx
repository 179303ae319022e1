// Experience, « Colonne »: a line of its own beside the column's, a mark on it for each position.

import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ExperienceView } from "../../sections/experience/page";
import { SectionHeading } from "./SectionHeading";

export function Experience({ heading, positions }: ExperienceView) {
  return (
    <>
      <SectionHeading section="experience">{heading}</SectionHeading>
      <ol className="c-line">
        {positions.map((position) => {
          const { id, title, organisation, place, period, isCurrent, description, descriptionRich, langs } = position;
          const where = [organisation, place].filter(Boolean).join(", ");
          return (
            <li key={id} className={isCurrent ? "c-job is-current" : "c-job"}>
              <p className="c-job-when">{period}</p>
              <div className="c-job-what">
                <Reveal>
                  <Styled as="h3" section="experience" slot="itemTitle" {...langs?.title}>
                    {title}
                  </Styled>
                  {where && (
                    <p className="c-job-where" {...(langs?.organisation ?? langs?.place)}>
                      {where}
                    </p>
                  )}
                  {description && (
                    <Styled section="experience" slot="itemText" rich={descriptionRich} {...langs?.description}>
                      {description}
                    </Styled>
                  )}
                </Reveal>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
