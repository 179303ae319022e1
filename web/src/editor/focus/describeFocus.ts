// What matters in a picture, said in words and as the style of a small picture of the dashboard.
import type { CSSProperties } from "react";
import { focusWords, timesOf } from "../../i18n/focus";
import { punctuationForms } from "../../i18n/punctuation";
import { readFocus, zoomPercent } from "../../site/page/focus";

export function describeFocus(value: unknown): string {
  const focus = readFocus(value);
  if (!focus) return focusWords.none;
  const place = focusWords.at(focus.x, focus.y);
  return focus.zoom > zoomPercent.min
    ? `${place}${punctuationForms.comma}${focusWords.zoomed(timesOf(focus.zoom))}`
    : place;
}

/** For a picture that fills a frame which hides the rest. */
export function cutStyle(value: unknown): CSSProperties | undefined {
  const focus = readFocus(value);
  if (!focus) return undefined;
  const at = `${focus.x}% ${focus.y}%`;
  const zoom = { transform: `scale(${focus.zoom / 100})`, transformOrigin: at };
  return { objectPosition: at, ...(focus.zoom > zoomPercent.min && zoom) };
}
