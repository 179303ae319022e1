// Experience, « Galerie »: a row per position, what and where beside what was done.

import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ExperienceView } from "../../sections/experience/page";

export function Experience({ heading, positions }: ExperienceView) {
  return (
    <div className="g-room g-experience">
      {heading && (
        <div className="g-label">
          <Styled as="h2" section="experience" slot="heading">
            {heading}
          </Styled>
        </div>
      )}
      <ol className="g-rows">
        {positions.map(({ id, title, organisation, place, period, description, descriptionRich, langs }) => (
          <Reveal as="li" key={id}>
            <div className="g-row-head">
              {title && (
                <Styled as="h3" section="experience" slot="itemTitle" {...langs?.title}>
                  {title}
                </Styled>
              )}
              {(organisation || place) && (
                <p className="g-meta" {...(langs?.organisation ?? langs?.place)}>
                  {[organisation, place].filter(Boolean).join(", ")}
                </p>
              )}
              {period && <p className="g-meta">{period}</p>}
            </div>
            {description && (
              <Styled
                section="experience"
                slot="itemText"
                rich={descriptionRich}
                className="g-row-text"
                {...langs?.description}
              >
                {description}
              </Styled>
            )}
          </Reveal>
        ))}
      </ol>
    </div>
  );
}
