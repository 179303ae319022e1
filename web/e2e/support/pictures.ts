/** Pictures and files made on the spot: no binary lies in the repository. */
import type { Locator, Page } from "@playwright/test";

/** What a sensor writes of a portrait held upright: red where the top left will be, blue where the bottom right will be. */
export async function sensorPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      // Noise, so that it is as heavy as a real photograph.
      const tile = new ImageData(256, 256);
      for (let index = 0; index < tile.data.length; index++)
        tile.data[index] = index % 4 === 3 ? 255 : Math.random() * 255;
      const pattern = new OffscreenCanvas(256, 256);
      pattern.getContext("2d")?.putImageData(tile, 0, 0);
      for (let x = 0; x < width; x += 256) for (let y = 0; y < height; y += 256) context.drawImage(pattern, x, y);
      // Orientation 6: the sensor's left column is the top, its first row the right side.
      context.fillStyle = "red";
      context.fillRect(0, (height * 2) / 3, width / 3, height / 3);
      context.fillStyle = "blue";
      context.fillRect((width * 2) / 3, 0, width / 3, height / 3);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let start = 0; start < bytes.length; start += 32_768) {
        text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
      }
      return btoa(text);
    },
    { width, height },
  );
  return Buffer.from(encoded, "base64");
}

/** The same file with an EXIF segment that says how to turn it. */
export function turnedByExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

async function plainFile(page: Page, colour: string, type: string): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ colour, type }) => {
      const canvas = new OffscreenCanvas(40, 30);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = colour;
      context.fillRect(0, 0, 40, 30);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())];
    },
    { colour, type },
  );
  return Buffer.from(bytes);
}

export const pngFile = (page: Page, colour: string): Promise<Buffer> => plainFile(page, colour, "image/png");
export const webpFile = (page: Page, colour: string): Promise<Buffer> => plainFile(page, colour, "image/webp");

/** As heavy as a photograph, its right half clear. */
export async function cutOutFile(page: Page, width: number, height: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      const noise = context.createImageData(width / 2, height);
      for (let place = 0; place < noise.data.length; place++)
        noise.data[place] = place % 4 === 3 ? 255 : Math.random() * 255;
      context.putImageData(noise, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = "";
      for (let start = 0; start < bytes.length; start += 32_768) {
        text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
      }
      return btoa(text);
    },
    { width, height },
  );
  return Buffer.from(encoded, "base64");
}

/** As far as anybody reads of a telephone's own format: what it is. */
export const heicFile = (): Buffer => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** A mark in one ink on nothing, as logos often come: its right half is clear. */
export async function inkFile(page: Page, ink: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (ink) => {
    const canvas = new OffscreenCanvas(80, 40);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = ink;
    context.fillRect(0, 0, 40, 40);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, ink);
  return Buffer.from(bytes);
}

/** One empty page, with its table of objects in order. */
export function pdfFile(): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 4\n0000000000 65535 f \n${offsets.join("")}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

type Colour = "red" | "blue" | "other";
export interface Corners {
  topLeft: Colour;
  bottomRight: Colour;
}

/** What stands in two corners of a picture on the page, as the browser shows it. */
export function cornersOf(image: Locator): Promise<Corners> {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement("canvas");
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(element, 0, 0);
    const colourAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
      if (red > 150 && blue < 100) return "red" as const;
      return blue > 150 && red < 100 ? ("blue" as const) : ("other" as const);
    };
    return { topLeft: colourAt(5, 5), bottomRight: colourAt(canvas.width - 6, canvas.height - 6) };
  });
}
