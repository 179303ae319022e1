import { constants } from "../../../contract/catalogues.gen";
import type { SectionName } from "../../../contract/types.gen";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";

interface SectionHeadingProps {
  section: Exclude<SectionName, "home">;
  children: string;
}

/** The heading of a section, on the column's axis. The projects' comes in from the left, once (spec, section 4). */
export function SectionHeading({ section, children }: SectionHeadingProps) {
  if (!children) return <div className="c-head is-empty" />;
  const motion =
    section === "projects"
      ? ({
          from: "left",
          threshold: constants.projectsRevealThreshold,
          bottomMarginPx: constants.projectsRevealBottomMarginPx,
        } as const)
      : { threshold: constants.revealThreshold };
  return (
    <Reveal className="c-head" {...motion}>
      <Styled as="h2" section={section} slot="heading">
        {children}
      </Styled>
    </Reveal>
  );
}
