// The visitors' own button: the system's sheet where there is one, else the link to copy, a square to scan and the owner's card.
// A <details>: all but the copying works before and without script. What a press does is in followShell.ts and act.ts.
import type { Page } from "../../page/model";

export function Share({ share: { href, words }, lang }: { share: NonNullable<Page["share"]>; lang: string | null }) {
  return (
    <details className="share" lang={lang ?? undefined} data-copied={words.copied} data-marked={words.marked}>
      <summary className="link">{words.share}</summary>
      <div className="share-panel">
        <img src={`${href}/qr.svg`} alt={words.square} width="160" height="160" loading="lazy" />
        <ul>
          <li>
            <a className="link share-address" href={href} dir="ltr">
              {href}
            </a>
          </li>
          {/* Copying needs a script: until it is here there is no button for it. */}
          <li className="share-copy" hidden>
            <button type="button" className="button">
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
