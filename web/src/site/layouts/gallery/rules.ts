import type { LayoutRules } from "../../page/layoutRules";
import type { Picture } from "../../page/picture";

type Size = Pick<Picture, "width" | "height">;

export const logoSizes = "160px";

/** Square or higher than wide: it stands in five columns, where a strip of nine would cut the head off. */
export const isTallPhoto = ({ width, height }: Size): boolean => width !== null && height !== null && height >= width;

export const photoSizes = (photo: Size): string =>
  isTallPhoto(photo) ? "(min-width: 960px) 46vw, 100vw" : "(min-width: 960px) 78vw, 100vw";

export const rules: LayoutRules = {
  logoSizes,
  photoSizes,
  photoSwitch: "showsImage",
  introducesName: false,
  sharesLogo: true,
  hasBoldControls: false,
  drawsInSerif: false,
};
