import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ApiProblem } from "../../api/client";
import { landingWords, shellWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { buttonClass } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Count } from "../../ui/notices/Badge";
import { shortMoment } from "../messages/dates";
import { recentMessagesQuery } from "./messages";

export function Messages() {
  const { data, error } = useQuery(recentMessagesQuery);
  const isEmpty = data?.messages.length === 0;
  return (
    <section className="d-box" aria-labelledby="land-messages">
      <div className="d-box-head">
        <h2 id="land-messages" className="d-row">
          {landingWords.messages}
          {data && data.unread > 0 && <Count value={data.unread} label={shellWords.unread} />}
        </h2>
        {data && !isEmpty && (
          <Link className={buttonClass({ variant: "quiet", size: "small" })} to="/dashboard/messages">
            {landingWords.seeAll}
          </Link>
        )}
      </div>
      {isEmpty && <p className="d-muted land-none">{landingWords.noMessages}</p>}
      {error instanceof ApiProblem && <p className="d-muted land-none">{problemText(error)}</p>}
      {data?.messages.map((message) => (
        <Link
          key={message.id}
          className={classes("land-message", !message.isRead && "land-message-new")}
          to={`/dashboard/messages?message=${message.id}`}
        >
          <span className="land-point" />
          <b>
            <bdi>{message.name}</bdi>
            {!message.isRead && <span className="sr">{landingWords.messageUnread}</span>}
          </b>
          <time dateTime={message.receivedAt}>{shortMoment(message.receivedAt)}</time>
          <p>
            <bdi>{message.excerpt}</bdi>
          </p>
        </Link>
      ))}
      {data && data.unwanted > 0 && (
        <p className="land-none">
          <Link className="d-link" to="/dashboard/messages?folder=spam">
            {landingWords.unwanted(data.unwanted)}
          </Link>
        </p>
      )}
    </section>
  );
}
