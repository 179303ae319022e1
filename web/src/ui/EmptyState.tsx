import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "./Icon";

interface EmptyStateProps {
  icon?: IconDrawing;
  title: string;
  text?: ReactNode;
  /** What to do about it: buttons or links. */
  children?: ReactNode;
}

export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className="d-empty">
    {icon && (
      <span className="d-empty-icon">
        <Icon of={icon} />
      </span>
    )}
    <p className="d-empty-title">{title}</p>
    {text && <p className="d-empty-text">{text}</p>}
    {children && <div className="d-empty-actions">{children}</div>}
  </div>
);
