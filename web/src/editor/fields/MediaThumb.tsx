import { constants } from "../../contract/catalogues.gen";
import { sourcesOf } from "../../site/page/pictures";
import { classes } from "../../ui/classes";
import { cutStyle } from "../focus/describeFocus";
import { usePictureOf } from "../media";
import { useEditorContext } from "../useEditor";
import "./items.css";

/** A file's small picture on a card, no larger than the card needs; its place is kept while it is fetched. */
export function MediaThumb({ id, alt, focus }: { id: string; alt: string; focus?: string | undefined }) {
  const { storedMedia } = useEditorContext();
  const media = usePictureOf(id, storedMedia);
  const sizes = `${constants.cardPreviewWidthPx}px`;
  const [best] = media ? sourcesOf({ src: media.url, ...(media.copies && { copies: media.copies }) }, sizes) : [];
  return (
    <span
      className={classes("thumb", media?.isSeeThrough && "d-see-through")}
      style={{ width: constants.cardPreviewWidthPx }}
    >
      {media && (
        <img
          src={media.url}
          srcSet={best?.srcSet}
          sizes={sizes}
          alt={alt}
          style={cutStyle(focus)}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
