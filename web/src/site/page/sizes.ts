// How wide the first picture is shown, as in `<img sizes>`. Said once: if the head's preload asked for another width than
// the picture itself, the browser would fetch both.
import { constants } from "../../contract/catalogues.gen";
import type { Option } from "../../contract/types.gen";
import type { Picture } from "./model";

const { homeImageHeightPx, homeImageSmallHeightPx } = constants;

export const logoSizes: Record<Option, string> = {
  option1: "(min-width: 600px) 600px, 100vw",
  option2: "160px",
  option3: "160px",
};

/** Square or higher than wide: in option3 it stands in five columns, where a strip of nine would cut the head off. */
export const isTallPhoto = ({ width, height }: Pick<Picture, "width" | "height">): boolean =>
  width !== null && height !== null && height >= width;

export function photoSizes(option: Option, isSmall: boolean, photo: Pick<Picture, "width" | "height">): string {
  if (option === "option3")
    return isTallPhoto(photo) ? "(min-width: 960px) 46vw, 100vw" : "(min-width: 960px) 78vw, 100vw";
  if (isSmall) return `${homeImageSmallHeightPx}px`;
  return `(min-width: 1250px) ${homeImageHeightPx}px, (min-width: 896px) 32vw, min(${homeImageHeightPx}px, 66vw)`;
}
