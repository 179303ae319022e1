// The inbox: folders, list, reading pane. New messages are looked for while the page is seen.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { figure } from "../../i18n/format";
import { inboxWords } from "../../i18n/messages";
import { classes } from "../../ui/classes";
import { Loading } from "../../ui/notices/Spinner";
import { useAccount } from "../account/session/session";
import { VerificationReminder } from "../account/session/VerificationReminder";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { Folders } from "./Folders";
import { MessageList } from "./MessageList";
import { OpenMessage } from "./OpenMessage";
import { countsQuery, listQuery, useInboxActions } from "./queries";
import { useArrivals } from "./useArrivals";
import { useInboxAddress } from "./useInboxAddress";
import { useSettled } from "./useSettled";
import "./messages.css";

const typingRestMs = 250;

export function MessagesScreen() {
  const { folder, messageId } = useInboxAddress();
  const [search, setSearch] = useState("");
  const asked = useSettled(search.trim(), typingRestMs);
  const { data: counts } = useQuery(countsQuery);
  const list = useInfiniteQuery(listQuery(folder, asked));
  const { refreshLists } = useInboxActions();
  const account = useAccount();
  const arrival = useArrivals(counts, refreshLists);
  useTitle(counts?.unread ? `(${figure(counts.unread)}) ${inboxWords.title}` : inboxWords.title);

  if (list.error && !list.data) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const messages = list.data?.pages.flatMap((page) => page.messages);
  const isEmpty = messages?.length === 0 && !asked;

  const neighbourOf = (id: string): string | null => {
    const index = messages?.findIndex((message) => message.id === id) ?? -1;
    return (index >= 0 && (messages?.[index + 1] ?? messages?.[index - 1])?.id) || null;
  };

  return (
    <div className={classes("mail", messageId && "mail-open", isEmpty && !messageId && "mail-empty")}>
      <Folders current={folder} counts={counts} />
      <MessageList
        folder={folder}
        messages={messages}
        messageId={messageId}
        search={search}
        foundFor={asked}
        onSearch={setSearch}
        onOlder={list.hasNextPage ? () => void list.fetchNextPage() : null}
        isLoadingOlder={list.isFetchingNextPage}
      >
        {list.data?.pages[0]?.areMailsPaused && (
          <div className="mail-paused">
            <VerificationReminder account={account} text={inboxWords.mailsPaused(account.email)} />
          </div>
        )}
        {list.isPending && <Loading />}
      </MessageList>
      {messageId ? (
        // A key per message: what is open never shows the deeds of another.
        <OpenMessage key={messageId} id={messageId} folder={folder} neighbourOf={neighbourOf} />
      ) : (
        <div className="mail-pane mail-read mail-read-none">
          {!isEmpty && messages && <p className="d-muted">{inboxWords.nothingChosen}</p>}
        </div>
      )}
      <p className="sr" role="status">
        {arrival}
      </p>
    </div>
  );
}
