// Experience, « Éditorial »: dates, post and description in three columns on hairlines.

import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ExperienceView, PositionView } from "../../sections/experience/page";

function Position(props: PositionView) {
  const { title, organisation, place, period, isCurrent, description, descriptionRich, langs } = props;
  const where = [organisation, place].filter((part) => part.trim()).join(" · ");
  return (
    <Reveal as="li" className="o2-position">
      {period && (
        <p className={isCurrent ? "o2-position__period o2-position__period--current" : "o2-position__period"}>
          {period}
        </p>
      )}
      <div className="o2-position__post">
        <Styled as="h3" section="experience" slot="itemTitle" {...langs?.title}>
          {title}
        </Styled>
        {where && (
          <p className="o2-position__place" {...(langs?.organisation ?? langs?.place)}>
            {where}
          </p>
        )}
      </div>
      {description && (
        <Styled
          as="p"
          section="experience"
          slot="itemText"
          rich={descriptionRich}
          className="o2-position__description"
          {...langs?.description}
        >
          {description}
        </Styled>
      )}
    </Reveal>
  );
}

export function Experience({ heading, positions }: ExperienceView) {
  return (
    <div className="o2 o2-experience">
      {heading && (
        <Reveal className="o2-heading">
          <Styled as="h2" section="experience" slot="heading">
            {heading}
          </Styled>
        </Reveal>
      )}
      <ol className="o2-positions">
        {positions.map((position) => (
          <Position key={position.id} {...position} />
        ))}
      </ol>
    </div>
  );
}
