import { Archive, Inbox, ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { figure } from "../../i18n/format";
import { inboxWords } from "../../i18n/messages";
import { Icon } from "../../ui/Icon";
import { Count } from "../../ui/notices/Badge";
import type { Folder } from "./queries";
import { inboxPath } from "./useInboxAddress";

const drawings = { inbox: Inbox, archived: Archive, spam: ShieldAlert };

interface FoldersProps {
  current: Folder;
  counts: Schemas["MessageCounts"] | undefined;
}

export function Folders({ current, counts }: FoldersProps) {
  const numbers = (folder: Folder) => {
    if (!counts) return null;
    if (folder === "inbox") return counts.unread > 0 && <Count value={counts.unread} label={inboxWords.unread} />;
    const held = counts[folder];
    return (
      held > 0 && (
        <span className="d-muted d-num">
          {figure(held)}
          <span className="sr"> {inboxWords.messagesIn(held)}</span>
        </span>
      )
    );
  };
  return (
    <nav className="mail-pane mail-folders" aria-label={inboxWords.folders}>
      <h1 className="sr-phone">{inboxWords.title}</h1>
      {(["inbox", "archived", "spam"] as const).map((folder) => (
        <Link
          key={folder}
          className="d-item"
          to={inboxPath(folder)}
          aria-current={folder === current ? "page" : undefined}
        >
          <Icon of={drawings[folder]} />
          <span className="mail-folder-name">{inboxWords.folderNames[folder]}</span>
          <span className="d-item-end">{numbers(folder)}</span>
        </Link>
      ))}
    </nav>
  );
}
