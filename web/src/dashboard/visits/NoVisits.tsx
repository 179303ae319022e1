// Nothing was counted yet: what to do about it.
import { AtSign, Contact, Copy, Hourglass, Send } from "lucide-react";
import { Link } from "react-router";
import { publicationPath } from "../../editor/paths";
import { visitWords as words } from "../../i18n/visits";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { copyText } from "../../ui/copyText";
import { Icon, type IconDrawing } from "../../ui/Icon";
import { Notice } from "../../ui/notices/Notice";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Site } from "../settings";

async function copy(text: string, said: string): Promise<void> {
  if (await copyText(text)) toastSuccess(said);
  else toastError(words.copyFailed);
}

interface TipProps {
  icon: IconDrawing;
  title: string;
  text: string;
}

const Tip = ({ icon, title, text }: TipProps) => (
  <li>
    <Icon of={icon} />
    <div>
      <b>{title}</b>
      <p className="d-muted">{text}</p>
    </div>
  </li>
);

export function NoVisits({ site, name }: { site: Site; name: string }) {
  const address = `${window.location.origin}/@${site.slug}`;
  const { tips } = words;
  return (
    <section className="d-box vis-none" aria-labelledby="vis-none">
      <Icon of={Hourglass} className="vis-none-icon" />
      <h2 id="vis-none">{words.emptyTitle}</h2>
      <p className="d-muted">{words.emptyText}</p>
      <div className="vis-address">
        <code>{address}</code>
        <Button icon={Copy} onClick={() => void copy(address, words.addressCopied)}>
          {words.copyAddress}
        </Button>
        <Button onClick={() => void copy(`${name}\n${address}`, words.signatureCopied)}>{words.copySignature}</Button>
      </div>
      <ul className="vis-tips">
        <Tip icon={AtSign} title={tips.signature} text={tips.signatureText} />
        <Tip icon={Contact} title={tips.profile} text={tips.profileText} />
        <Tip icon={Send} title={tips.card} text={tips.cardText} />
      </ul>
      {!site.isOnline && (
        <Notice
          action={
            <Link className={buttonClass({ variant: "line", size: "small" })} to={publicationPath}>
              {words.publish}
            </Link>
          }
        >
          {words.constructionText}
        </Notice>
      )}
    </section>
  );
}
