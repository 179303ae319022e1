// How wide the first picture is shown, as in `<img sizes>`. Said once: if the head's preload asked for another width than
// the picture itself, the browser would fetch both.
import { constants } from "../../contract/catalogues.gen";
import type { Option } from "../../contract/types.gen";

const { homeImageHeightPx, homeImageSmallHeightPx } = constants;

export const logoSizes: Record<Option, string> = {
  option1: "(min-width: 600px) 600px, 100vw",
  option2: "160px",
  option3: "160px",
};

export function photoSizes(option: Option, isSmall: boolean): string {
  if (option === "option3") return "(min-width: 960px) 78vw, 100vw";
  if (isSmall) return `${homeImageSmallHeightPx}px`;
  return `(min-width: 1250px) ${homeImageHeightPx}px, (min-width: 896px) 32vw, min(${homeImageHeightPx}px, 66vw)`;
}
