// About, « Éditorial »: the text beside the rotating gallery of the team.
import { constants } from "../../../contract/catalogues.gen";
import { Island } from "../../islands/Island";
import { entering, Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { AboutView } from "../../sections/about/page";
import { Team } from "./Team";

/** A drop cap wants at least its three lines of text beside it. */
const dropCapFromChars = 180;

function Text({ heading, body, bodyRich, secondBody, secondBodyRich }: AboutView) {
  // Nor has a list a drop cap, or what is bold.
  const hasDropCap = body.length >= dropCapFromChars && typeof bodyRich?.[0] !== "object";
  return (
    <>
      {heading && (
        <Styled as="h2" section="about" slot="heading">
          {heading}
        </Styled>
      )}
      {body && (
        <Styled as="p" section="about" slot="body" rich={bodyRich} className={hasDropCap ? "o2-about__body--long" : ""}>
          {body}
        </Styled>
      )}
      {secondBody && (
        <Styled as="p" section="about" slot="secondBody" rich={secondBodyRich} className="o2-about__second">
          {secondBody}
        </Styled>
      )}
    </>
  );
}

export function About(view: AboutView) {
  const { heading, galleryTitle, team } = view;
  return (
    <div className={team.length ? "o2 o2-about" : "o2 o2-about o2-about--alone"}>
      <Reveal className="o2-about__text">
        <Text {...view} />
      </Reveal>
      {team.length > 0 && (
        <Island
          name="team"
          view={Team}
          props={{ heading, galleryTitle, team }}
          sent={{ heading, galleryTitle, team: team.map(({ id, name }) => ({ id, name })) }}
          playsAfterMs={constants.galleryMs}
          {...entering({ className: "o2-team" })}
        />
      )}
    </div>
  );
}
