import { Inbox, Search, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { inboxWords } from "../../i18n/messages";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import { EmptyState } from "../../ui/notices/EmptyState";
import { shortMoment } from "./dates";
import { InboxMenu } from "./InboxMenu";
import type { Folder, Summary } from "./queries";
import { inboxPath } from "./useInboxAddress";

interface MessageListProps {
  folder: Folder;
  /** Undefined while it loads. */
  messages: readonly Summary[] | undefined;
  messageId: string | null;
  /** What stands in the field, and what the shown list was asked for. */
  search: string;
  foundFor: string;
  onSearch: (search: string) => void;
  /** Null when there are no older ones. */
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
  children?: ReactNode;
}

interface RowProps {
  message: Summary;
  folder: Folder;
  isOpen: boolean;
  isNew: boolean;
}

const Row = ({ message, folder, isOpen, isNew }: RowProps) => (
  <li>
    <Link
      className={classes("mail-row", isNew && "mail-row-new")}
      to={inboxPath(folder, message.id)}
      aria-current={isOpen || undefined}
    >
      <span className="mail-point" />
      {/* <bdi>: a name that runs from right to left must not turn the date beside it round. */}
      <b>
        <bdi>{message.name}</bdi>
        {isNew && <span className="sr">{inboxWords.messageUnread}</span>}
      </b>
      <time dateTime={message.receivedAt}>{shortMoment(message.receivedAt)}</time>
      <p lang={message.language.toLowerCase() || undefined}>
        <bdi>{message.excerpt}</bdi>
      </p>
    </Link>
  </li>
);

function Nothing({ folder, foundFor, onSearch }: Pick<MessageListProps, "folder" | "foundFor" | "onSearch">) {
  if (foundFor)
    return (
      <EmptyState icon={SearchX} title={inboxWords.nothingFound} text={inboxWords.nothingFoundFor(foundFor)}>
        <Button onClick={() => onSearch("")}>{inboxWords.clearSearch}</Button>
      </EmptyState>
    );
  const { title, text } = inboxWords.empty[folder];
  return (
    <EmptyState icon={Inbox} title={title} text={text}>
      {folder === "inbox" && (
        <Link className={buttonClass({ variant: "line" })} to="/dashboard/formcontact">
          {inboxWords.checkContact}
        </Link>
      )}
    </EmptyState>
  );
}

export const MessageList = ({
  folder,
  messages,
  messageId,
  search,
  foundFor,
  onSearch,
  onOlder,
  isLoadingOlder,
  children,
}: MessageListProps) => (
  <section className="mail-pane mail-list" aria-label={inboxWords.list[folder]} aria-busy={!messages}>
    <div className="mail-list-top">
      <search className="mail-find">
        <Icon of={Search} />
        <TextInput
          type="search"
          value={search}
          onChange={onSearch}
          placeholder={inboxWords.search}
          aria-label={inboxWords.searchLabel}
          maxLength={200}
        />
      </search>
      <InboxMenu />
    </div>
    {children}
    {messages?.length === 0 && <Nothing folder={folder} foundFor={foundFor} onSearch={onSearch} />}
    {messages && messages.length > 0 && (
      <ul>
        {messages.map((message) => (
          <Row
            key={message.id}
            message={message}
            folder={folder}
            isOpen={message.id === messageId}
            isNew={!message.isRead && folder !== "spam"}
          />
        ))}
      </ul>
    )}
    {onOlder && (
      <div className="mail-older">
        <Button isFull isBusy={isLoadingOlder} onClick={onOlder}>
          {inboxWords.older}
        </Button>
      </div>
    )}
    {folder === "spam" && !!messages?.length && <p className="mail-hint">{inboxWords.spamExpires}</p>}
  </section>
);
