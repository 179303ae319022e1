// The message that the address names: read it, and do to it what the owner wants.
import { useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { inboxWords } from "../../i18n/messages";
import { buttonClass } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Loading } from "../../ui/notices/Spinner";
import { toastUndo } from "../../ui/notices/Toasts";
import type { MessageActionHandlers } from "./MessageActions";
import { type Folder, type Message, messageQuery, useInboxActions } from "./queries";
import { Reading } from "./Reading";
import { inboxPath } from "./useInboxAddress";

interface OpenMessageProps {
  id: string;
  folder: Folder;
  /** The one to show when this one leaves the list. */
  neighbourOf: (id: string) => string | null;
}

function useMessageActions({ id, folder, neighbourOf }: OpenMessageProps): MessageActionHandlers {
  const { mark, remove, restore } = useInboxActions();
  const navigate = useNavigate();
  const open = (which: string | null) => void navigate(inboxPath(folder, which), { replace: true });

  /** The message leaves the list; the toast brings it back. */
  const leave = (said: string, action: () => Promise<boolean>, undo: () => Promise<boolean>) => {
    open(neighbourOf(id));
    void action().then((isDone) => {
      if (isDone) toastUndo(said, () => void undo().then(() => open(id)));
      else open(id);
    });
  };
  return {
    markUnread() {
      open(null);
      void mark(id, { isRead: false });
    },
    archive(isArchived) {
      const said = isArchived ? inboxWords.archived : inboxWords.unarchived;
      leave(
        said,
        () => mark(id, { isArchived }),
        () => mark(id, { isArchived: !isArchived }),
      );
    },
    spam(isSpam) {
      const said = isSpam ? inboxWords.spammed : inboxWords.unspammed;
      leave(
        said,
        () => mark(id, { isSpam }),
        () => mark(id, { isSpam: !isSpam }),
      );
    },
    remove() {
      leave(
        inboxWords.deleted,
        () => remove(id),
        () => restore(id),
      );
    },
  };
}

/** Opened means read; not in the spam folder, where nothing counts as unread. */
function useReadMark(message: Message | undefined): void {
  const { mark } = useInboxActions();
  const unread = message && !message.isRead && !message.isSpam ? message.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message that is opened
  useEffect(() => {
    if (unread) void mark(unread, { isRead: true });
  }, [unread]);
}

export function OpenMessage(props: OpenMessageProps) {
  const { data: message, error } = useQuery(messageQuery(props.id));
  const actions = useMessageActions(props);
  useReadMark(message);
  if (message) return <Reading message={message} folder={props.folder} actions={actions} />;
  return (
    <div className="mail-pane mail-read mail-read-none">
      {error ? (
        <EmptyState icon={MailX} title={inboxWords.gone} text={inboxWords.goneText}>
          <Link className={buttonClass({ variant: "line" })} to={inboxPath(props.folder)}>
            {inboxWords.backToList}
          </Link>
        </EmptyState>
      ) : (
        <Loading />
      )}
    </div>
  );
}
