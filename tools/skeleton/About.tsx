// About, « Skeleton »: a heading and a text.
import { Styled } from "../../parts/Styled";
import type { AboutView } from "../../sections/about/page";
import { Room } from "./Room";

export const About = ({ heading, body, bodyRich }: AboutView) => (
  <Room section="about" heading={heading}>
    {body && (
      <Styled section="about" slot="body" rich={bodyRich} className="skeleton-lines">
        {body}
      </Styled>
    )}
  </Room>
);
