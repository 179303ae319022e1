// What matters in a picture (content/describe.py: Focus), as the page shows it: in every cut that point stands where it stands in
// the whole picture, so it is never cut off; a zoom enlarges the picture around it. The page's stylesheet has a rule per
// choice, since a strict CSP allows no style attribute; base.css and the layouts apply it.
export interface Focus {
  /** Percent from the left and the top, whichever way the page is read. */
  x: number;
  y: number;
  /** Percent: 100 is the whole picture, as far as its frame shows it. */
  zoom: number;
}

export const zoomPercent = { min: 100, max: 300 } as const;
const written = /^(\d{1,3}) (\d{1,3})(?: (\d{3}))?$/;

/** Null where none is chosen, or what is stored is no such thing. */
export function readFocus(value: unknown): Focus | null {
  const found = typeof value === "string" ? written.exec(value) : null;
  if (!found) return null;
  const [x, y, zoom] = [Number(found[1]), Number(found[2]), Number(found[3] ?? zoomPercent.min)];
  return x <= 100 && y <= 100 && zoom >= zoomPercent.min && zoom <= zoomPercent.max ? { x, y, zoom } : null;
}

export const writtenFocus = ({ x, y, zoom }: Focus): string =>
  zoom > zoomPercent.min ? `${x} ${y} ${zoom}` : `${x} ${y}`;

/** The classes of its image; 'is-cut' where it is enlarged. */
export const focusClasses = (focus: Focus): string =>
  `at-${writtenFocus(focus).replaceAll(" ", "-")}${focus.zoom > zoomPercent.min ? " is-cut" : ""}`;

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** What is cut off at top, right, bottom and left: the rest, enlarged, fills the frame again. */
export function cutOff({ x, y, zoom }: Focus): string {
  const lost = 1 - zoomPercent.min / zoom;
  return [y * lost, (100 - x) * lost, (100 - y) * lost, x * lost].map(percent).join(" ");
}

function rule(focus: Focus): string {
  const [name] = focusClasses(focus).split(" ");
  const zoom = focus.zoom > zoomPercent.min ? `;--zoom:${focus.zoom / 100};--cut:${cutOff(focus)}` : "";
  return `.${name}{--at:${focus.x}% ${focus.y}%${zoom}}`;
}

function* chosenIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "focus" && typeof inner === "string") yield inner;
    else yield* chosenIn(inner);
  }
}

/** A rule for each choice that a picture of the page wears; none where nobody chose. */
export const focusRules = (views: unknown): string[] =>
  [...new Set(chosenIn(views))].flatMap((classes) => {
    const focus = readFocus(classes.split(" ")[0]?.slice("at-".length).replaceAll("-", " "));
    return focus ? [rule(focus)] : [];
  });
