import { Ban, CircleCheck, CircleDashed, Construction } from "lucide-react";
import { operationWords } from "../../../i18n/operation";
import { Badge, type BadgeTone } from "../../../ui/notices/Badge";
import type { Entry } from "../queries";

const looks = {
  online: { tone: "green", icon: CircleCheck },
  "under construction": { tone: "amber", icon: Construction },
  suspended: { tone: "red", icon: Ban },
  none: { tone: "neutral", icon: CircleDashed },
} satisfies Record<Entry["page"], { tone: BadgeTone; icon: unknown }>;

/** What visitors find there. */
export const PageBadge = ({ page }: { page: Entry["page"] }) => (
  <Badge tone={looks[page].tone} icon={looks[page].icon}>
    {operationWords.people.pages[page]}
  </Badge>
);
