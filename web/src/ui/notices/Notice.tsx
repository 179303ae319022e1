import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes";
import { Icon } from "../Icon";

export type NoticeTone = "warning" | "bad" | "good" | "plain";

const drawings: Record<NoticeTone, LucideIcon> = {
  warning: TriangleAlert,
  bad: CircleAlert,
  good: CircleCheck,
  plain: Info,
};

interface NoticeProps {
  tone?: NoticeTone;
  /** 'alert' interrupts a screen reader; 'status' waits its turn. */
  role?: "alert" | "status";
  action?: ReactNode;
  children: ReactNode;
}

export const Notice = ({ tone = "warning", role, action, children }: NoticeProps) => (
  <div className={classes("d-notice", tone !== "warning" && `d-notice-${tone}`)} role={role}>
    <Icon of={drawings[tone]} />
    <div className="d-notice-body">{children}</div>
    {action}
  </div>
);
