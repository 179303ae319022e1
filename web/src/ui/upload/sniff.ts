// What a file is, by its first bytes. The server looks again: this only spares a useless upload.
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const signatures: readonly (readonly [string, readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];
const headBytes = 1024;

const ascii = (head: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...head.subarray(start, end));

const avifBrands = ["avif", "avis"];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Of the family of MP4: its first box names what it is, and what it can be read as. */
function boxedType(head: Uint8Array): string | null {
  if (ascii(head, 4, 8) !== "ftyp") return null;
  const end = Math.min(new DataView(head.buffer).getUint32(0), head.length);
  const brands = [ascii(head, 8, 12), ...(ascii(head, 16, end).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => avifBrands.includes(brand))) return "image/avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "image/heic" : null;
}

function textOf(head: Uint8Array): string {
  const isBigEndian = startsWith(head, [0xfe, 0xff]);
  const isUtf16 = isBigEndian || startsWith(head, [0xff, 0xfe]);
  return new TextDecoder(isUtf16 ? (isBigEndian ? "utf-16be" : "utf-16le") : "utf-8").decode(head);
}

/** png, jpeg, webp, avif, heic, pdf or svg; null for everything else, whatever its name says. */
export async function sniffType(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const binary = signatures.find(([, signature]) => startsWith(head, signature));
  if (binary) return binary[0];
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "image/webp";
  const boxed = boxedType(head);
  if (boxed) return boxed;
  const text = textOf(head);
  if (text.includes("%PDF-")) return "application/pdf";
  if (!text.trimStart().startsWith("<")) return null;
  // A drawing may open with a long comment: then its root stands further on.
  const whole = /<(?:[\w-]+:)?svg[\s>]/i.test(text) ? text : textOf(new Uint8Array(await file.arrayBuffer()));
  return /<(?:[\w-]+:)?svg[\s>]/i.test(whole) && !/<html[\s>]/i.test(whole) ? "image/svg+xml" : null;
}
