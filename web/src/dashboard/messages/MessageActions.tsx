import { Archive, ArchiveRestore, Mail, Reply, ShieldAlert, ShieldCheck, Trash2 } from "lucide-react";
import { inboxWords } from "../../i18n/messages";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { IconButton } from "../../ui/buttons/IconButton";
import { Icon } from "../../ui/Icon";
import type { Message } from "./queries";

export interface MessageDeeds {
  markUnread: () => void;
  archive: (isArchived: boolean) => void;
  spam: (isSpam: boolean) => void;
  remove: () => void;
}

interface MessageActionsProps {
  message: Message;
  replyLink: string;
  deeds: MessageDeeds;
}

export const MessageActions = ({ message, replyLink, deeds }: MessageActionsProps) => (
  <>
    {message.isSpam ? (
      <Button size="small" icon={ShieldCheck} onClick={() => deeds.spam(false)}>
        {inboxWords.notSpam}
      </Button>
    ) : (
      <a className={buttonClass({ variant: "line", size: "small" })} href={replyLink}>
        <Icon of={Reply} />
        <span>
          {inboxWords.reply} <span className="sr-phone">{inboxWords.replyHow}</span>
        </span>
      </a>
    )}
    <div className="mail-bar-end">
      {!message.isSpam && (
        <>
          <IconButton label={inboxWords.markUnread} icon={Mail} onClick={deeds.markUnread} />
          <IconButton
            label={message.isArchived ? inboxWords.unarchive : inboxWords.archive}
            icon={message.isArchived ? ArchiveRestore : Archive}
            onClick={() => deeds.archive(!message.isArchived)}
          />
          <IconButton label={inboxWords.markSpam} icon={ShieldAlert} onClick={() => deeds.spam(true)} />
        </>
      )}
      <IconButton label={inboxWords.delete} icon={Trash2} isDanger onClick={deeds.remove} />
    </div>
  </>
);
