// What a layout says to the rules of the page, which know no layout by its name: layouts/<name>/rules.ts.
import type { Picture } from "./picture";

type Size = Pick<Picture, "width" | "height">;

export interface LayoutRules {
  /**
   * How wide the first picture is shown, as in `<img sizes>`; null where the layout shows none. Said once for the view and for
   * the head's preload: if they asked for different widths, the browser would fetch both.
   */
  logoSizes: string | null;
  photoSizes: ((photo: Size, isSmall: boolean) => string) | null;
  /** Which of home's switches shows the photo. */
  photoSwitch: "showsPhoto" | "showsImage";
  /** 'Je suis ' stands before a name where the owner wrote nothing there. */
  introducesName: boolean;
  /** What a link preview shows where there is no photo. */
  sharesLogo: boolean;
  /** Buttons and links are bold: its pages need those letters too. */
  hasBoldControls: boolean;
  /** The letters of the picture for link previews. */
  drawsInSerif: boolean;
}
