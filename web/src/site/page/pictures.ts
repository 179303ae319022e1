// Where a picture's smaller copies stand (server: sites/media/addresses.py): beside it, under their edition, by width and type.
// The page names the widths alone; the addresses, which are long and many, are written from them by both sides.
import type { Picture } from "./picture";

const typeOf: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

export interface PictureSource {
  type: string;
  srcSet: string;
}

/** The finest screens have three pixels for one; what is shown at a width of its own needs no wider copy than for those. */
const finestScreen = 3;
function enoughFor(sizes: string): number {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  return fixed ? Number(fixed) * finestScreen : Number.POSITIVE_INFINITY;
}

/** Candidates per type, best type first: as in `<source>`. None where there are no copies. Of one that is enlarged, only a
 * part is seen: it counts as so much narrower. `sizes`: how wide it is shown. */
export function sourcesOf(
  { src, copies, zoom = 1 }: Pick<Picture, "src" | "copies" | "zoom">,
  sizes: string,
): PictureSource[] {
  if (!copies) return [];
  const folder = `${src.slice(0, src.lastIndexOf("."))}/${copies.edition}`;
  const enough = enoughFor(sizes) * zoom;
  return Object.entries(copies.widths).map(([ending, widths]) => ({
    type: typeOf[ending] ?? "",
    srcSet: widths
      .filter((_, place) => (widths[place - 1] ?? 0) < enough)
      .map((width) => `${folder}/${width}.${ending} ${Math.round(width / zoom)}w`)
      .join(", "),
  }));
}
