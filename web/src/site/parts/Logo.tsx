// The owner's logo. In one colour it is painted in the theme's logo colour, whichever theme is chosen: what has
// ink keeps its shape and takes --logoColor. It stays an <img>; the filter lies beside it without a place of its own.
import type { Picture } from "../page/picture";
import { PictureImage } from "./Picture";

interface LogoProps {
  picture: Picture;
  /** The owner wants it as it is. */
  keepsColours: boolean;
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
}

export function Logo({ picture, keepsColours, className, ...rest }: LogoProps) {
  const classes = ["logo", keepsColours && "keeps-colours", className].filter(Boolean).join(" ");
  return (
    <>
      {picture.isOneColour && !keepsColours && (
        <svg className="logo-ink" aria-hidden="true">
          <filter id="logo-ink" colorInterpolationFilters="sRGB">
            <feFlood />
            <feComposite in2="SourceAlpha" operator="in" />
          </filter>
        </svg>
      )}
      <PictureImage picture={picture} className={classes} {...rest} />
    </>
  );
}
