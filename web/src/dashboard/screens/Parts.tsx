// A screen of several parts, each with its title and what it is for beside it.
import { type ReactNode, useId } from "react";
import "./parts.css";

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-about">
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className="part-body">{children}</div>
    </section>
  );
}
