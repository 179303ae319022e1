// The owner's logo. A drawn one (SVG, so without pixel variants) is usually dark ink: base.css turns its lightness round on
// the dark theme, hues kept, or it would vanish there.
import type { Picture } from "../page/model";
import { PictureImage } from "./Picture";

interface LogoProps {
  picture: Picture;
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
}

export function Logo({ picture, className, ...rest }: LogoProps) {
  const isDrawn = picture.sources.length === 0;
  const classes = ["logo", isDrawn && "is-drawn", className].filter(Boolean).join(" ");
  return <PictureImage picture={picture} className={classes} {...rest} />;
}
