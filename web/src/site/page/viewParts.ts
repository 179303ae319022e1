// What the views of several sections are made with: pictures, titles that can be divided, lists that keep their identity.
import type { MediaId } from "../../contract/types.gen";
import { focusClasses, readFocus, zoomPercent } from "./focus";
import { longFromLetters, withHyphens } from "./hyphens";
import type { Picture } from "./picture";
import type { SiteSnapshot } from "./snapshot";

/** `chosen`: what its owner said matters in it (focus.ts). */
export function picture(
  snapshot: SiteSnapshot,
  id: MediaId | null | undefined,
  alt: string,
  chosen?: string | null,
): Picture | null {
  const media = id ? snapshot.media[id] : undefined;
  if (!media) return null;
  const copies = media.copies ? { copies: media.copies } : {};
  const ink = media.isOneColour ? { isOneColour: true as const } : {};
  const ground = media.isSeeThrough ? { isSeeThrough: true as const } : {};
  const focus = readFocus(chosen);
  const cut = focus && {
    focus: focusClasses(focus),
    ...(focus.zoom > zoomPercent.min && { zoom: focus.zoom / 100 }),
  };
  return { src: media.url, alt, width: media.width, height: media.height, ...copies, ...ink, ...ground, ...cut };
}

interface Views {
  media: SiteSnapshot["media"];
  place: string;
  views: readonly unknown[];
}
const lastViews = new WeakMap<readonly unknown[], Views>();

/** The views of a list, the same objects while the list is the same: a heading that is typed draws no picture anew. `place`:
 * where they stand, if that is in them. */
export function viewsOf<Item, View>(
  items: readonly Item[],
  { media }: SiteSnapshot,
  make: (item: Item) => View[],
  place = "",
): View[] {
  const last = lastViews.get(items);
  if (last?.media === media && last.place === place) return last.views as View[];
  const views = items.flatMap(make);
  lastViews.set(items, { media, place, views });
  return views;
}

/** Titles whose longest words may be divided where they have no room. */
export const asTitle = (text: string, language: string): string => withHyphens(text, language, longFromLetters.title);
export const asItemTitle = (text: string, language: string): string =>
  withHyphens(text, language, longFromLetters.item);

/** One text of every item of a list; the same array while the list is the same, so that it is measured once. */
export function oneOfEach<Item extends object>(read: (item: Item) => string) {
  const made = new WeakMap<readonly Item[], readonly string[]>();
  return (items: readonly Item[]): readonly string[] => {
    const texts = made.get(items) ?? items.map(read);
    made.set(items, texts);
    return texts;
  };
}
export const titlesOf = oneOfEach((item: { title: string }) => item.title);
export const descriptionsOf = oneOfEach((item: { description: string }) => item.description);
