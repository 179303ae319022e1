// About, « Colonne »: a heading and a centred paragraph.
import { SectionHeading } from "../../layouts/option1/SectionHeading";
import type { AboutView } from "../../page/model";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";

export function Option1({ heading, body }: AboutView) {
  return (
    <>
      <SectionHeading section="about">{heading}</SectionHeading>
      {body && (
        <Reveal className="c-text">
          <Styled section="about" slot="body" className="c-paragraph">
            {body}
          </Styled>
        </Reveal>
      )}
    </>
  );
}
