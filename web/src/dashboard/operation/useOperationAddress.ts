// Which part is open, and what in it, stands in the address: 'back' works.
import { useSearchParams } from "react-router";

export const operationPath = "/dashboard/operation";
export const tabs = ["apercu", "comptes", "signalements", "cles", "journal"] as const;
export type Tab = (typeof tabs)[number];

/** `opened`: a site's id, among accounts and sites. */
export function pathTo(tab: Tab, opened?: string): string {
  const query = new URLSearchParams();
  if (tab !== "apercu") query.set("vue", tab);
  if (opened) query.set("id", opened);
  const text = query.toString();
  return text ? `${operationPath}?${text}` : operationPath;
}

export function useOperationAddress(): { tab: Tab; opened: string | null } {
  const [query] = useSearchParams();
  const asked = query.get("vue");
  const id = query.get("id");
  return {
    tab: tabs.find((tab) => tab === asked) ?? "apercu",
    opened: id && /^[0-9a-f]{32}$/.test(id) ? id : null,
  };
}
