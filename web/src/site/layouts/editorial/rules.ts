import { constants } from "../../../contract/catalogues.gen";
import type { LayoutRules } from "../../page/layoutRules";

const { homeImageHeightPx, homeImageSmallHeightPx } = constants;

export const photoSizes = (isSmall: boolean): string =>
  isSmall
    ? `${homeImageSmallHeightPx}px`
    : `(min-width: 1250px) ${homeImageHeightPx}px, (min-width: 896px) 32vw, min(${homeImageHeightPx}px, 66vw)`;

/** The first project's picture, where there is no portrait. */
export const heroSizes = "(min-width: 896px) 50vw, 100vw";

export const rules: LayoutRules = {
  logoSizes: null,
  photoSizes: (_photo, isSmall) => photoSizes(isSmall),
  photoSwitch: "showsPhoto",
  introducesName: true,
  sharesLogo: true,
  hasBoldControls: true,
  drawsInSerif: true,
};
