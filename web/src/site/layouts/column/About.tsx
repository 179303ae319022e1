// About, « Colonne »: a heading and a centred paragraph.

import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { AboutView } from "../../sections/about/page";
import { SectionHeading } from "./SectionHeading";

/** More than this is read from its start, not from the column's middle. */
const shortUpToChars = 400;

export function About({ heading, body, bodyRich }: AboutView) {
  return (
    <>
      <SectionHeading section="about">{heading}</SectionHeading>
      {body && (
        <Reveal className="c-text">
          <Styled
            section="about"
            slot="body"
            rich={bodyRich}
            className={body.length > shortUpToChars ? "c-paragraph" : "c-paragraph is-short"}
          >
            {body}
          </Styled>
        </Reveal>
      )}
    </>
  );
}
