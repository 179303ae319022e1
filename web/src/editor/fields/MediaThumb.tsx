import { constants } from "../../contract/catalogues.gen";
import { usePictureOf } from "../media";
import { useEditorContext } from "../useEditor";

/** A file's small picture on a card, no larger than the card needs; its place is kept while it is fetched. */
export function MediaThumb({ id, alt }: { id: string; alt: string }) {
  const { storedMedia } = useEditorContext();
  const media = usePictureOf(id, storedMedia);
  const srcSet = media?.variants.map(({ url, width }) => `${url} ${width}w`).join(", ");
  return (
    <span className="thumb" style={{ width: constants.cardPreviewWidthPx }}>
      {media && (
        <img
          src={media.url}
          srcSet={srcSet || undefined}
          sizes={`${constants.cardPreviewWidthPx}px`}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
