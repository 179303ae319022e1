// A link to the draft: its address to copy while it is good, what became of it afterwards.
import { CircleCheck, Copy, ExternalLink, KeyRound } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { api } from "../../api/client";
import { onDay, untilDay } from "../../i18n/days";
import { dayOf } from "../../i18n/format";
import { reviewWords as words } from "../../i18n/reviews";
import { Button } from "../../ui/buttons/Button";
import { copyText } from "../../ui/copyText";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { shortMoment } from "../messages/dates";
import { queryClient } from "../queryClient";
import { type ReviewLink, reviewLinksQuery } from "./queries";

function endOf({ state, endsAt }: ReviewLink): string {
  const end = dayOf(endsAt);
  if (state === "good") return words.until(untilDay(end));
  return state === "revoked" ? words.revokedOn(onDay(end)) : words.ended(onDay(end));
}

function openingsOf({ state, openings, lastOpenedAt }: ReviewLink): string {
  if (lastOpenedAt) return words.opened(openings, shortMoment(lastOpenedAt));
  return state === "good" ? words.notYetOpened : words.neverOpened;
}

async function copy(url: string) {
  if (await copyText(url)) toastSuccess(words.copied);
  else toastError(words.copyFailed);
}

/** One that was just made is brought before its owner's eyes, with the focus on what he wants of it. */
function Address({ url, name, isNew }: { url: string; name: string; isNew: boolean }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const said = useId();
  useEffect(() => {
    if (!isNew) return;
    copyButton.current?.closest("li")?.scrollIntoView({ block: "center" });
    copyButton.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      {isNew && (
        <p className="share-made" id={said}>
          <Icon of={CircleCheck} />
          {words.made}
        </p>
      )}
      <div className="share-address">
        <input
          dir="ltr"
          readOnly
          value={url}
          aria-label={words.address(name)}
          onFocus={(event) => event.target.select()}
        />
        <Button
          ref={copyButton}
          size="small"
          variant={isNew ? "primary" : "quiet"}
          icon={Copy}
          aria-label={words.copyOf(name)}
          aria-describedby={isNew ? said : undefined}
          onClick={() => void copy(url)}
        >
          {words.copy}
        </Button>
        <a className="d-icon-btn" href={url} target="_blank" rel="noreferrer" aria-label={words.open(name)}>
          <Icon of={ExternalLink} />
        </a>
      </div>
    </>
  );
}

export function LinkCard({ link, isNew }: { link: ReviewLink; isNew: boolean }) {
  const [isRevoking, setIsRevoking] = useState(false);
  const revoke = useAction(async () => {
    await api.DELETE("/api/site/review-links/{link_id}", { params: { path: { link_id: link.id } } });
    toastSuccess(words.revoked);
    await queryClient.invalidateQueries(reviewLinksQuery);
  });
  const name = link.label || words.unnamed;
  return (
    <li className="share-link" data-state={link.state}>
      <div className="share-link-head">
        <b>{name}</b>
        <Badge tone={link.state === "good" ? "green" : "neutral"}>{words.states[link.state]}</Badge>
        {link.hasPassword && <Badge icon={KeyRound}>{words.hasPassword}</Badge>}
      </div>
      {link.url && <Address url={link.url} name={name} isNew={isNew} />}
      <div className="share-link-foot">
        <p>
          {endOf(link)}
          {" · "}
          {openingsOf(link)}
        </p>
        {link.state === "good" && (
          <Button
            size="small"
            variant="danger"
            isBusy={revoke.isBusy}
            aria-label={words.revokeOf(name)}
            onClick={() => setIsRevoking(true)}
          >
            {words.revoke}
          </Button>
        )}
      </div>
      <FormError text={revoke.generalError} />
      <ConfirmDialog
        isOpen={isRevoking}
        isDanger
        title={words.revokeTitle}
        description={words.revokeText}
        confirmLabel={words.revoke}
        onCancel={() => setIsRevoking(false)}
        onConfirm={() => {
          setIsRevoking(false);
          revoke.run();
        }}
      />
    </li>
  );
}
