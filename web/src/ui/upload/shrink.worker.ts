// Decoding and drawing twelve megapixels takes a second: here, so that the page does not freeze.
import { type ShrinkRules, shrunk } from "./shrink";

export interface ShrinkRequest extends ShrinkRules {
  file: Blob;
}
export type ShrinkAnswer = { blob: Blob } | { error: string };

async function work({ file, ...rules }: ShrinkRequest): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return await shrunk(
      picture,
      picture,
      rules,
      () => new OffscreenCanvas(1, 1),
      (surface, type, quality) => surface.convertToBlob(quality === undefined ? { type } : { type, quality }),
    );
  } finally {
    picture.close();
  }
}

self.addEventListener("message", async (event: MessageEvent<ShrinkRequest>) => {
  let answer: ShrinkAnswer;
  try {
    answer = { blob: await work(event.data) };
  } catch (error) {
    answer = { error: String(error) };
  }
  self.postMessage(answer);
});
