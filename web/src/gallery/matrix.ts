// Sites with little content, side by side: /gallery.html?matrix, with the layout, theme and set that any sample takes.
// Nothing, one and two of each thing, with and without photo, logo and texts, as a phone and as a desk see them.

/** What a site with little content may lack. */
export const missing = ["photo", "logo", "texts"] as const;
export type Missing = (typeof missing)[number];

/** Every way to lack some of these. */
const lacks: readonly string[] = Array.from({ length: 2 ** missing.length }, (_, bits) =>
  missing.filter((_one, place) => bits & (2 ** place)).join(","),
);

/** What is to be asked of a page in the gallery, beside the layout. */
export const thinChoices = [0, 1, 2].flatMap((items) => lacks.map((without) => ({ items, without })));

export function showMatrix(body: HTMLElement): void {
  body.className = "gallery-matrix";
  const asked = new URLSearchParams(location.search);
  asked.delete("matrix");
  for (const { items, without } of thinChoices) {
    const query = new URLSearchParams({ ...Object.fromEntries(asked), items: String(items), without });
    const cell = document.createElement("figure");
    const says = document.createElement("figcaption");
    says.textContent = `${items}, ${without ? `without ${without}` : "with all"}`;
    cell.append(
      ...["desk", "phone"].map((kind) => {
        const frame = document.createElement("iframe");
        Object.assign(frame, { src: `/gallery.html?${query}`, title: `${says.textContent}, ${kind}`, className: kind });
        const box = document.createElement("div");
        box.append(frame);
        return box;
      }),
      says,
    );
    body.append(cell);
  }
}
