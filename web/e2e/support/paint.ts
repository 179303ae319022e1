/** The colour that stands on the screen, after every style and filter. */
import type { Locator } from "@playwright/test";

/** As '#rrggbb', at a place between 0 and 1 of the element's box. */
export async function paintedAt(element: Locator, x: number, y: number): Promise<string> {
  const shot = await element.screenshot();
  // From its bytes, not from an address: the page's own policy allows none of that kind.
  return element.page().evaluate(
    async ({ bytes, x, y }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1);
      return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    },
    { bytes: [...shot], x, y },
  );
}
