// What every section but the first has: its heading, and what it says below.
import type { ReactNode } from "react";
import type { PageSection } from "../../../contract/types.gen";
import { Styled } from "../../parts/Styled";

interface RoomProps {
  section: Exclude<PageSection, "home">;
  heading: string;
  children: ReactNode;
}

export const Room = ({ section, heading, children }: RoomProps) => (
  <div className="skeleton-room">
    {heading && (
      <Styled as="h2" section={section} slot="heading">
        {heading}
      </Styled>
    )}
    {children}
  </div>
);
