// A picture in the best type the browser knows, with its place kept (width and height), lazy unless it is the page's first.
import { memo } from "react";
import type { Picture } from "../page/picture";
import { sourcesOf } from "../page/pictures";

interface PictureImageProps {
  picture: Picture;
  /** As in `<img sizes>`: how wide it is shown. */
  sizes: string;
  /** The one in the first screenful: fetched at once and first. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** Higher than wide, or square: a wide frame would crop it. */
export const isUpright = ({ width, height }: Picture): boolean => width !== null && height !== null && height >= width;

/** Shown whole in its frame, never cropped, in every layout; unless its owner has it enlarged. */
export const frameClass = (picture: Picture): string | false =>
  (picture.isSeeThrough || isUpright(picture)) && !picture.zoom && "is-framed";

/** Memoised: a hundred of them stand still while their section's heading is typed. */
export const PictureImage = memo(function PictureImage(props: PictureImageProps) {
  const { picture, sizes, isFirst = false, className } = props;
  const ink = picture.isOneColour ? "is-ink" : picture.isSeeThrough && "is-see-through";
  return (
    <picture className="picture">
      {sourcesOf(picture, sizes).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        className={[className, ink, picture.focus].filter(Boolean).join(" ") || undefined}
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
});
