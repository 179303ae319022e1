import type { ReactNode } from "react";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";

interface EmptyStateProps {
  icon?: IconDrawing;
  title: string;
  text?: ReactNode;
  /** The whole page is this: its title is the page's heading. */
  isPage?: boolean;
  /** What to do about it: buttons or links. */
  children?: ReactNode;
}

export const EmptyState = ({ icon, title, text, isPage, children }: EmptyStateProps) => (
  <div className={classes("d-empty", isPage && "d-empty-page")}>
    {icon && (
      <span className="d-empty-icon">
        <Icon of={icon} />
      </span>
    )}
    {isPage ? <h1 className="d-empty-title">{title}</h1> : <p className="d-empty-title">{title}</p>}
    {text && <p className="d-empty-text">{text}</p>}
    {children && <div className="d-empty-actions">{children}</div>}
  </div>
);
