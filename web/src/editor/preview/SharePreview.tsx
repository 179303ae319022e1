// How the draft would look elsewhere: as a search result, and as the card under a link in a chat. Drawn from the very head
// that the page gets (site/page/head.ts).
import { ImageOff } from "lucide-react";
import { useMemo, useState } from "react";
import { editorWords } from "../../i18n/editor";
import { sharingWords as words } from "../../i18n/sharing";
import { buildPage } from "../../site/page/build";
import { headOf } from "../../site/page/head";
import { sharingOf } from "../../site/page/sharing";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { Icon } from "../../ui/Icon";
import "./sharePreview.css";

const TITLE_CHARS = 60;
const DESCRIPTION_CHARS = 160;

export function SharePreview({ snapshot, language }: { snapshot: SiteSnapshot; language: string }) {
  const page = useMemo(() => buildPage(snapshot, language), [snapshot, language]);
  const head = headOf(page, sharingOf(snapshot, language));
  const { host } = window.location;
  const { lang, dir } = page;
  return (
    <section className="share-preview" aria-label={editorWords.preview}>
      <figure>
        <figcaption>{words.searchTitle}</figcaption>
        <div className="share-hit" lang={lang} dir={dir}>
          <p className="share-host">
            <b>{page.ownerName}</b>
            <bdi dir="ltr">
              {host} › @{page.slug} › {lang}
            </bdi>
          </p>
          <p className="share-hit-title">{head.title}</p>
          <p>{head.description}</p>
        </div>
        {[...head.title].length > TITLE_CHARS && <p className="d-hint">{words.longTitle}</p>}
        {[...head.description].length > DESCRIPTION_CHARS && <p className="d-hint">{words.longDescription}</p>}
      </figure>
      <figure>
        <figcaption>{words.chatTitle}</figcaption>
        <div className="share-card" lang={lang} dir={dir}>
          <div className="share-picture">
            {head.picture ? <img src={head.picture.src} alt="" /> : <DrawnPicture language={language} />}
          </div>
          <div className="share-card-text">
            <p className="share-hit-title">{head.title}</p>
            <p>{head.description}</p>
            <bdi dir="ltr">{host}</bdi>
          </div>
        </div>
        {!head.picture && <p className="d-hint">{words.drawnPicture}</p>}
      </figure>
    </section>
  );
}

/** The one that the server draws of what is saved; asked for once while the editor is open. */
function DrawnPicture({ language }: { language: string }) {
  const [failed, setFailed] = useState("");
  if (failed === language)
    return (
      <span>
        <Icon of={ImageOff} /> {words.noPicture}
      </span>
    );
  return (
    <img
      src={`/api/site/share/${language}/picture.jpg`}
      alt={words.drawnAlt}
      width={1200}
      height={630}
      onError={() => setFailed(language)}
    />
  );
}
