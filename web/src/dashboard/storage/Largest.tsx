// The largest files, with their pictures: what to look at first.
import { FileText } from "lucide-react";
import { Link } from "react-router";
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";
import { sourcesOf } from "../../site/page/pictures";
import { Icon } from "../../ui/Icon";
import { nameOf, placeOf } from "./naming";
import type { SiteStorage } from "./queries";

type File = SiteStorage["files"][number];
const thumbPx = 48;

function Thumb({ media }: Pick<File, "media">) {
  if (!media.contentType.startsWith("image/")) {
    return (
      <span className="storage-thumb">
        <Icon of={FileText} />
      </span>
    );
  }
  const sizes = `${thumbPx}px`;
  const [best] = sourcesOf({ src: media.url, ...(media.copies && { copies: media.copies }) }, sizes);
  return (
    <span className="storage-thumb">
      <img src={media.url} srcSet={best?.srcSet} sizes={sizes} alt="" loading="lazy" decoding="async" />
    </span>
  );
}

export function Largest({ files }: { files: readonly File[] }) {
  if (!files.length) return null;
  return (
    <section className="d-box d-card" aria-labelledby="storage-largest">
      <h2 id="storage-largest">{words.largest}</h2>
      <ol className="storage-files">
        {files.map((file) => {
          const place = placeOf(file);
          return (
            <li key={file.media.id}>
              <Thumb media={file.media} />
              <span className="storage-file-name">
                <span>{file.media.fileName || words.unnamed}</span>
                <small>{place ? <Link to={place}>{nameOf(file)}</Link> : nameOf(file)}</small>
              </span>
              <b>{fileSize(file.media.byteCount)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
