// Every pair of colours that carries meaning on the public page: what stands on what. WCAG 2.2: 4.5:1 for text, 3:1 for large text,
// icons and the edges of controls. The build measures our themes by it (readable.ts), and the owner's own are made by it (derive.ts).
import type { themes } from "../../../contract/catalogues.gen.ts";

/** `muted` is no value of a theme: base.css mixes it, or the owner's own theme says it. */
export type ThemeColour = Exclude<keyof (typeof themes)[number], "name" | "isDark" | "isNeutral"> | "muted";

/** How much of the text's colour `muted` has, as in base.css: the rest is the ground's. */
export const MUTED = 0.66;

export const pairs: readonly [ratio: number, front: ThemeColour, ground: ThemeColour][] = [
  [4.5, "text", "bg"],
  [4.5, "text", "headerbg"],
  [4.5, "text", "bgname"],
  [4.5, "text", "bgtech"],
  [4.5, "text", "bgContact"],
  [4.5, "muted", "bg"],
  [4.5, "muted", "headerbg"],
  [4.5, "muted", "bgContact"],
  [4.5, "buttonText", "buttonBg"],
  [4.5, "colortech", "bgtech"],
  [4.5, "colortech", "bg"],
  [4.5, "error", "bg"],
  [4.5, "error", "headerbg"],
  [4.5, "iconcolorhover", "bg"],
  [3, "iconcolorhover", "headerbg"],
  [3, "iconcolorhover", "bgContact"],
  [3, "iconColorContact", "bgContact"],
  [3, "logoColor", "bg"],
  [3, "accent", "bg"],
  [3, "accent", "headerbg"],
  [3, "accent2", "bg"],
  [3, "focus", "bg"],
  [3, "focus", "headerbg"],
  [3, "edge", "bg"],
  [3, "edge", "headerbg"],
];
