import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { inLanguage } from "../../i18n/languages";
import { inboxWords } from "../../i18n/messages";
import { punctuationForms } from "../../i18n/punctuation";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/notices/Notice";
import { longMoment } from "./dates";
import { type MessageActionHandlers, MessageActions } from "./MessageActions";
import type { Folder, Message } from "./queries";
import { replyLink } from "./reply";
import { inboxPath } from "./useInboxAddress";

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
};

function spamNotice({ spamReasons }: Message): string {
  const reasons = spamReasons.flatMap((reason) => (reason === "owner" ? [] : inboxWords.spamReasons[reason]));
  return reasons.length ? inboxWords.setAside(reasons.join(punctuationForms.comma)) : inboxWords.markedByYou;
}

/** On a phone the list is gone when a message opens, and the focus with it: it goes on in the message. */
function useFocusWhenLost(id: string) {
  const article = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || !(activeElement as HTMLElement).offsetParent) {
      article.current?.focus();
    }
  }, [id]);
  return article;
}

interface ReadingProps {
  message: Message;
  folder: Folder;
  actions: MessageActionHandlers;
}

export function Reading({ message, folder, actions }: ReadingProps) {
  const article = useFocusWhenLost(message.id);
  const link = replyLink(message);
  return (
    <article
      ref={article}
      tabIndex={-1}
      className="mail-pane mail-read"
      id="lecture"
      aria-label={inboxWords.messageOf(message.name)}
    >
      <div className="mail-bar">
        <Link className="d-icon-btn mail-back" to={inboxPath(folder)} aria-label={inboxWords.backToList}>
          <Icon of={ArrowLeft} />
        </Link>
        <MessageActions message={message} replyLink={link} actions={actions} />
      </div>
      <div className="mail-body">
        {message.isSpam && <Notice>{spamNotice(message)}</Notice>}
        <div className="mail-from">
          <span className="mail-face" aria-hidden="true">
            {initials(message.name)}
          </span>
          <div>
            <b>
              <bdi>{message.name}</bdi>
            </b>
            {message.isSpam ? (
              <bdi dir="ltr">{message.email}</bdi>
            ) : (
              <a href={link}>
                <bdi dir="ltr">{message.email}</bdi>
              </a>
            )}
          </div>
          <p className="mail-when">
            <time dateTime={message.receivedAt}>{longMoment(message.receivedAt)}</time>
            {message.language && (
              <>
                <br />
                {inboxWords.writtenFrom(inLanguage(message.language))}
              </>
            )}
          </p>
        </div>
        <div className="mail-letter" lang={message.language.toLowerCase() || undefined}>
          {message.message.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}
