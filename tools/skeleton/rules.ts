import type { LayoutRules } from "../../page/layoutRules";

export const photoSizes = (): string => "(min-width: 60rem) 26rem, 100vw";

export const rules: LayoutRules = {
  logoSizes: null,
  photoSizes,
  photoSwitch: "showsPhoto",
  introducesName: false,
  sharesLogo: false,
  hasBoldControls: false,
  drawsInSerif: false,
};
