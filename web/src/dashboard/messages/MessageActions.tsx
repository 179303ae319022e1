import { Archive, ArchiveRestore, Mail, Reply, ShieldAlert, ShieldCheck, Trash2 } from "lucide-react";
import { inboxWords } from "../../i18n/messages";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { IconButton } from "../../ui/buttons/IconButton";
import { Icon } from "../../ui/Icon";
import type { Message } from "./queries";

export interface MessageActionHandlers {
  markUnread: () => void;
  archive: (isArchived: boolean) => void;
  spam: (isSpam: boolean) => void;
  remove: () => void;
}

interface MessageActionsProps {
  message: Message;
  replyLink: string;
  actions: MessageActionHandlers;
}

export const MessageActions = ({ message, replyLink, actions }: MessageActionsProps) => (
  <>
    {message.isSpam ? (
      <Button size="small" icon={ShieldCheck} onClick={() => actions.spam(false)}>
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
          <IconButton label={inboxWords.markUnread} icon={Mail} onClick={actions.markUnread} />
          <IconButton
            label={message.isArchived ? inboxWords.unarchive : inboxWords.archive}
            icon={message.isArchived ? ArchiveRestore : Archive}
            onClick={() => actions.archive(!message.isArchived)}
          />
          <IconButton label={inboxWords.markSpam} icon={ShieldAlert} onClick={() => actions.spam(true)} />
        </>
      )}
      <IconButton label={inboxWords.delete} icon={Trash2} isDanger onClick={actions.remove} />
    </div>
  </>
);
