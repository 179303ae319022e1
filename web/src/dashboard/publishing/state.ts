// What the header says of the whole site in a few words: true for its visitors, whatever stands in the way.
import { Ban, CircleDot, CloudUpload, Construction, Globe, MailWarning } from "lucide-react";
import { publishingWords as words } from "../../i18n/publishing";
import { awaitingWords } from "../../i18n/strangers";
import { suspensionWords } from "../../i18n/suspension";
import type { IconDrawing } from "../../ui/Icon";
import type { BadgeTone } from "../../ui/notices/Badge";
import type { Site } from "../settings";

type PublicState = Pick<Site, "suspension" | "exists" | "isOnline" | "awaitsAddress">;

export interface SiteState {
  tone: BadgeTone;
  icon: IconDrawing;
  label: string;
  lead: string;
}

function kept(state: Omit<SiteState, "label"> & { label: string }, count: number | null): SiteState {
  if (count === 0) return state;
  return { ...state, label: words.both(state.label, count === null ? words.inDraftSome : words.inDraft(count)) };
}

/** `count`: how much is in drafts; null while that is asked. */
export function stateOf(site: PublicState, count: number | null): SiteState {
  const { lead } = words;
  if (site.suspension)
    return kept({ tone: "red", icon: Ban, label: suspensionWords.badge, lead: lead.suspended }, count);
  if (site.exists && !site.isOnline)
    return kept({ tone: "amber", icon: Construction, label: words.construction, lead: lead.construction }, count);
  if (site.exists && site.awaitsAddress)
    return kept({ tone: "amber", icon: MailWarning, label: awaitingWords.badge, lead: lead.awaits }, count);
  if (count !== 0) {
    const label = count === null ? words.waitingSome : words.waiting(count);
    return { tone: "blue", icon: CloudUpload, label, lead: site.exists ? lead.some : lead.never };
  }
  return site.exists
    ? { tone: "green", icon: Globe, label: words.online, lead: lead.all }
    : { tone: "neutral", icon: CircleDot, label: words.nothingYet, lead: lead.never };
}
