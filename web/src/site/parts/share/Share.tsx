// The visitors' own button: the system's sheet where there is one, else the link to copy, a square to scan and the owner's card.
// A <details>: all but the copying works before and without script. What it does comes when it is pressed (act.ts).
import { type MouseEvent, useEffect, useState } from "react";
import type { Page } from "../../page/model";

const loadAct = () => import("./act");

/** What was asked for is seen even where the script for it does not come. */
function press(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement;
  if (details.open) return;
  event.preventDefault();
  loadAct().then(
    ({ share }) => share(details),
    () => {
      details.open = true;
    },
  );
}

const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const details = currentTarget.closest("details");
  if (details) void loadAct().then(({ copyLink }) => copyLink(details));
};

export function Share({ share: { href, words }, lang }: { share: NonNullable<Page["share"]>; lang: string | null }) {
  // Copying needs a script: until it is here there is no button for it.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <details className="share" lang={lang ?? undefined} data-copied={words.copied} data-marked={words.marked}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className="link" onClick={press}>
        {words.share}
      </summary>
      <div className="share-panel">
        <img src={`${href}/qr.svg`} alt={words.square} width="160" height="160" loading="lazy" />
        <ul>
          <li>
            <a className="link share-address" href={href} dir="ltr">
              {href}
            </a>
          </li>
          <li className="share-copy" hidden={!isAwake}>
            <button type="button" className="button" onClick={copy}>
              {words.copy}
            </button>
            <span role="status" />
          </li>
          <li>
            <a className="link" href={`${href}/contact.vcf`}>
              {words.card}
            </a>
          </li>
          <li>
            <a className="link" href={`${href}/qr.png`} download="qr.png">
              {words.saveSquare}
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}
