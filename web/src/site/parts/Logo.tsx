// The owner's logo. Drawn in one colour it is painted in the theme's (spec, 2.2: logo colour), whichever theme is chosen:
// what has ink keeps its shape and takes --logoColor. It stays an <img>; the filter lies beside it without a place of its own.
import type { Picture } from "../page/model";
import { PictureImage } from "./Picture";

interface LogoProps {
  picture: Picture;
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
}

export function Logo({ picture, className, ...rest }: LogoProps) {
  const isDrawn = !picture.copies;
  const kind = picture.isOneColour ? "is-one-colour" : isDrawn && "is-drawn";
  const classes = ["logo", kind, className].filter(Boolean).join(" ");
  return (
    <>
      {picture.isOneColour && (
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
