import { expect, it } from "vitest";
import { sniffType } from "./sniff";

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const text = (value: string) => new Blob([value]);
const utf16 = (value: string) => {
  const units = Uint16Array.from([0xfeff, ...[...value].map((letter) => letter.charCodeAt(0))]);
  return new Blob([units]);
};

it.each([
  ["png", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), "image/png"],
  ["jpeg", bytes(0xff, 0xd8, 0xff, 0xe1), "image/jpeg"],
  ["pdf", text("%PDF-1.7\n"), "application/pdf"],
  ["pdf behind junk", text("\n\n%PDF-1.7\n"), "application/pdf"],
  ["svg", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/svg+xml"],
  ["svg with a prefix", text('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), "image/svg+xml"],
  ["svg with a declaration", text('\ufeff<?xml version="1.0"?>\n<svg >'), "image/svg+xml"],
  ["svg behind a long comment", text(`<!--${"x".repeat(3000)}--><svg>`), "image/svg+xml"],
  ["svg in UTF-16", utf16('<svg xmlns="x"/>'), "image/svg+xml"],
  ["web page with a drawing", text("<!doctype html><html ><svg ></svg>"), null],
  ["xml", text("<note/>"), null],
  ["gif", text("GIF89a"), null],
  ["webp", text("RIFF\u0010\0\0\0WEBPVP8 "), "image/webp"],
  ["another thing in the same wrapping", text("RIFF\u0010\0\0\0WAVEfmt "), null],
  ["avif", text("\0\0\0\u0018ftypavif\0\0\0\0mif1miaf"), "image/avif"],
  ["avif that names itself by its family", text("\0\0\0\u0018ftypmif1\0\0\0\0avifmiaf"), "image/avif"],
  ["heic", text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "image/heic"],
  ["film", text("\0\0\0\u0018ftypisom\0\0\0\0mp41mp42avif"), null],
  ["text", text("bonjour <svg>"), null],
  ["nothing", text(""), null],
  ["a png's name with nothing in it", new File(["x"], "photo.png", { type: "image/png" }), null],
])("%s", async (_name, file, type) => {
  expect(await sniffType(file)).toBe(type);
});
