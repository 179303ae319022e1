import { constants } from "../../contract/catalogues.gen";
import { useMedia } from "../media";

/** A file's small picture on a card; its place is kept while it is fetched. */
export function MediaThumb({ id, alt }: { id: string; alt: string }) {
  const media = useMedia(id);
  return (
    <span className="thumb" style={{ width: constants.cardPreviewWidthPx }}>
      {media && <img src={media.url} alt={alt} loading="lazy" decoding="async" />}
    </span>
  );
}
