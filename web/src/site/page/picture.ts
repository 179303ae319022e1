// What the views of every section are made of: a picture, and in which language a section stands. Plain data.
import type { Copies } from "./snapshot";

export interface Picture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** In one colour on nothing: as a logo it takes the theme's. Left out of every other picture's JSON. */
  isOneColour?: true;
  /** The page may show through it: it is shown whole on a ground of its own, never cropped. */
  isSeeThrough?: true;
  /** The classes that keep what matters in it in sight (focus.ts), and by how much it is enlarged; where its owner chose. */
  focus?: string;
  zoom?: number;
  /** Left out while they are being made and for SVG. Their addresses are made of this on both sides (pictures.ts). */
  copies?: Copies;
}

/** Set when a section stands in another language than the page's. */
export interface InLanguage {
  lang: string | null;
  dir: "ltr" | "rtl" | null;
}
