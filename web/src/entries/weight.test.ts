// What a page weighs before anybody has looked at it: the demo in each layout, with the copies that the server makes of its pictures.
// The document around it (rendering/document.py) takes seven thousand of the seventy.
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import { languageOf, makeSample, plainChoice, type SampleChoice } from "../gallery/samples";
import type { SiteSnapshot } from "../site/page/snapshot";
import { renderPage } from "./render";

const KB = 1000;
const AROUND_BYTES = 7 * KB;
const MOST_BYTES = 70 * KB;
const MOST_COMPRESSED_BYTES = 14 * KB;
/** With every section, rich texts, more networks and a share button, as `vitrine demo` makes it. */
const MOST_OF_ALL_BYTES = 95 * KB;
const MOST_OF_ALL_COMPRESSED_BYTES = 17 * KB;

const pictures = Object.keys(import.meta.glob("../../../demo/pictures/*"));
const widths = [320, 640, 960, 1200];
/** Letters like those of a hash, which nothing compresses: other ones for each picture. */
const lettersOf = (index: number) =>
  (BigInt(index + 1) * 0x9e3779b97f4a7c15n).toString(16).slice(-16).padStart(16, "a");

function withCopies(snapshot: SiteSnapshot): SiteSnapshot {
  const media = Object.entries(snapshot.media).map(([id, file], index) => {
    const url = `/media/${lettersOf(index)}${file.type === "image/jpeg" ? ".jpg" : ".svg"}`;
    const copies = {
      edition: lettersOf(index).slice(3, 9),
      widths: { avif: widths, webp: widths, jpg: widths.slice(0, 3) },
    };
    return [id, { ...file, url, ...(file.type === "image/jpeg" && { copies }) }];
  });
  return { ...snapshot, media: Object.fromEntries(media) };
}

function weighed(choice: Partial<SampleChoice>): { bytes: number; compressed: number } {
  const sample = makeSample({ ...plainChoice, ...choice }, Object.fromEntries(pictures.map((path) => [path, path])));
  const snapshot = withCopies(sample);
  const [, html, data, css] = renderPage(JSON.stringify({ snapshot, language: languageOf("rich") }));
  expect(html).toContain("/1200.avif 1200w");
  const page = Buffer.from(html + data + css);
  const compressed = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { bytes: page.length + AROUND_BYTES, compressed: compressed.length + AROUND_BYTES / 3 };
}

it.each(options)("%s: the demo's page is light, as it is and as it travels", (option) => {
  const { bytes, compressed } = weighed({ option });
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(compressed).toBeLessThanOrEqual(MOST_COMPRESSED_BYTES);
});

it.each(options)("%s: with all that is optional it stays within sight of that", (option) => {
  const { bytes, compressed } = weighed({ option, sample: "whole" });
  expect(bytes).toBeLessThanOrEqual(MOST_OF_ALL_BYTES);
  expect(compressed).toBeLessThanOrEqual(MOST_OF_ALL_COMPRESSED_BYTES);
});
