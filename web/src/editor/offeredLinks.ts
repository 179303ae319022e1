// The link that is offered for what was written of a contact: mailto, tel, the network's profile address (content/profiles.py).
import { profileRules } from "../contract/networks.gen";
import { normaliseLink } from "./links";
import type { FieldDescription, FieldValue } from "./model";

interface Rule {
  written: string;
  link: string;
  digits: boolean;
}

const rulesOf: Readonly<Record<string, readonly Rule[]>> = profileRules;

/** How a link begins that leads to such a contact; a network's profile is a page. */
const beginnings: Readonly<Record<string, string>> = { email: "mailto:", phone: "tel:" };

export function offeredLink(network: string, written: string): string {
  const text = written.trim();
  if (!network || !text) return "";
  for (const rule of rulesOf[network] ?? []) {
    const found = new RegExp(rule.written).exec(text);
    if (found) {
      return rule.link.replace(/\$(\d)/g, (_, group) => {
        const part = found[Number(group)] ?? "";
        return rule.digits ? part.replace(/\D/g, "") : part;
      });
    }
  }
  // What is no account's name may be its address, typed where the name was asked for.
  const link = normaliseLink(text) ?? "";
  return link.startsWith(beginnings[network] ?? "http") ? link : "";
}

/** Of the fields beside it; '' where it is no such field, where a link is written or where none can be told. */
export function offeredFor(field: FieldDescription, values: Readonly<Record<string, FieldValue>>): string {
  if (!field.offered_from || values[field.name]) return "";
  const [chosen, written] = field.offered_from.map((name) => String(values[name] ?? ""));
  return offeredLink(chosen ?? "", written ?? "");
}
