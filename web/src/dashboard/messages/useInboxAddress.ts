// Which folder and which message are open stands in the address: the mail to the owner links to it, and 'back' works.
import { useSearchParams } from "react-router";
import type { Folder } from "./queries";

const folders: readonly Folder[] = ["inbox", "archived", "spam"];

export function inboxPath(folder: Folder, message?: string | null): string {
  const query = new URLSearchParams();
  if (folder !== "inbox") query.set("folder", folder);
  if (message) query.set("message", message);
  const text = query.toString();
  return text ? `/dashboard/messages?${text}` : "/dashboard/messages";
}

export function useInboxAddress(): { folder: Folder; messageId: string | null } {
  const [query] = useSearchParams();
  const asked = query.get("folder");
  const id = query.get("message");
  return {
    folder: folders.find((folder) => folder === asked) ?? "inbox",
    messageId: id && /^[0-9a-f]{32}$/.test(id) ? id : null,
  };
}
