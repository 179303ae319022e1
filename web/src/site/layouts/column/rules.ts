import type { LayoutRules } from "../../page/layoutRules";

export const logoSizes = "(min-width: 600px) 600px, 100vw";

export const rules: LayoutRules = {
  logoSizes,
  photoSizes: null,
  photoSwitch: "showsPhoto",
  introducesName: false,
  sharesLogo: false,
  hasBoldControls: false,
  drawsInSerif: false,
};
