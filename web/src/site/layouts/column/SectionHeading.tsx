import { constants } from "../../../contract/catalogues.gen";
import type { PageSection } from "../../../contract/types.gen";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";

interface SectionHeadingProps {
  section: Exclude<PageSection, "home">;
  children: string;
  /** How it comes in; from below where nothing is said. */
  motion?: { from?: "left"; threshold: number; bottomMarginPx?: number };
}

/** The heading of a section, on the column's axis. */
export function SectionHeading({
  section,
  children,
  motion = { threshold: constants.revealThreshold },
}: SectionHeadingProps) {
  if (!children) return <div className="c-head is-empty" />;
  return (
    <Reveal className="c-head" {...motion}>
      <Styled as="h2" section={section} slot="heading">
        {children}
      </Styled>
    </Reveal>
  );
}
