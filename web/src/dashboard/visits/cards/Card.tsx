import { type ReactNode, useId } from "react";
import { classes } from "../../../ui/classes";

interface CardProps {
  title: string;
  /** A choice of what is shown, beside the title. */
  choice?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

export function Card({ title, choice, isWide, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes("d-box d-card vis-card", isWide && "vis-wide")} aria-labelledby={id}>
      <div className="vis-card-head">
        <h2 id={id}>{title}</h2>
        {choice}
      </div>
      {children}
    </section>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => <p className="d-muted vis-nothing">{children}</p>;
