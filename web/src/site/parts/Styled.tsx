// A text dressed as the owner chose: the page's stylesheet sets the values, base.css applies them (no style attribute, CSP).
import type { ElementType, ReactNode } from "react";
import type { PageSection, SlotOf } from "../../contract/types.gen";
import { styleClass } from "../page/styleClass";

interface StyledProps<S extends PageSection> {
  as?: ElementType;
  section: S;
  slot: SlotOf[S];
  className?: string | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
  id?: string | undefined;
  children: ReactNode;
}

export function Styled<S extends PageSection>({ as: Tag = "p", section, slot, className, ...rest }: StyledProps<S>) {
  return <Tag className={[styleClass(section, slot), className].filter(Boolean).join(" ")} {...rest} />;
}
