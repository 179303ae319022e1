// Experience, « Skeleton »: one position below the other.
import { Styled } from "../../parts/Styled";
import type { ExperienceView } from "../../sections/experience/page";
import { Room } from "./Room";

export const Experience = ({ heading, positions }: ExperienceView) => (
  <Room section="experience" heading={heading}>
    <ol className="skeleton-rows">
      {positions.map(({ id, title, organisation, place, period, description, descriptionRich, langs }) => (
        <li key={id}>
          <Styled as="h3" section="experience" slot="itemTitle" {...langs?.title}>
            {title}
          </Styled>
          {(organisation || place) && (
            <p className="skeleton-quiet" {...(langs?.organisation ?? langs?.place)}>
              {[organisation, place].filter(Boolean).join(", ")}
            </p>
          )}
          {period && <p className="skeleton-quiet">{period}</p>}
          {description && (
            <Styled
              section="experience"
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
    </ol>
  </Room>
);
