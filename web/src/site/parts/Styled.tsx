// A text dressed as the owner chose: the page's stylesheet sets the values, base.css applies them (no style attribute, CSP).
import type { ElementType, ReactNode } from "react";
import type { PageSection, SlotOf } from "../../contract/types.gen";
import type { Rich } from "../page/rich";
import { styleClass } from "../page/styleClass";
import { drawn } from "./Rich";

interface StyledProps<S extends PageSection> {
  as?: ElementType;
  section: S;
  slot: SlotOf[S];
  className?: string | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
  id?: string | undefined;
  /** The same text with its bold words, links and lists, where it has any; a list cannot stand in a paragraph. */
  rich?: Rich | undefined;
  children: ReactNode;
}

export function Styled<S extends PageSection>(props: StyledProps<S>) {
  const { as, section, slot, className, rich, children, ...rest } = props;
  const Tag = rich ? "div" : (as ?? "p");
  return (
    <Tag className={[styleClass(section, slot), className, rich && "rich"].filter(Boolean).join(" ")} {...rest}>
      {rich ? drawn(rich) : children}
    </Tag>
  );
}
