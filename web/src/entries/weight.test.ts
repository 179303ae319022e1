// What a page weighs before anybody has looked at it: the demo and a project's own page in each layout, with the copies that the server makes of its pictures.
// The document around it (public/rendering/document.py) takes seven thousand of the seventy.
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import type { ProjectPage } from "../contract/types.gen";
import { languageOf, makeSample, plainChoice, type SampleChoice } from "../gallery/samples";
import type { SiteSnapshot } from "../site/page/snapshot";
import { renderPage } from "./render";

const KB = 1000;
const AROUND_BYTES = 7 * KB;
const MOST_BYTES = 70 * KB;
const MOST_COMPRESSED_BYTES = 14 * KB;
/** With every section, rich texts, more networks and a share button, as `vitrine demo` makes it. */
const MOST_OF_ALL_BYTES = 70 * KB;
const MOST_OF_ALL_COMPRESSED_BYTES = 15 * KB;

const pictures = Object.keys(import.meta.glob("../../../demo/pictures/*"));
const widths = [320, 512, 768, 1200];
/** Letters like those of a hash, which nothing compresses: other ones for each picture. */
const lettersOf = (index: number) =>
  (BigInt(index + 1) * 0x9e3779b97f4a7c15n).toString(16).slice(-16).padStart(16, "a");

function withCopies(snapshot: SiteSnapshot): SiteSnapshot {
  const media = Object.entries(snapshot.media).map(([id, file], index) => {
    const url = `/media/${lettersOf(index)}${file.type === "image/jpeg" ? ".jpg" : ".svg"}`;
    const copies = {
      edition: lettersOf(index).slice(3, 9),
      widths: { avif: widths, webp: widths },
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

/** A project with a page on which everything stands that can: thirty pictures, a long story, links, a film. */
function withProjectPage(snapshot: SiteSnapshot, language: string): SiteSnapshot {
  const content = snapshot.sections.projects?.languages[language];
  const [first, ...rest] = content?.lists.projects ?? [];
  if (!content || !first) throw new Error("the sample has projects");
  const images = [first, ...rest].map(({ image }) => image);
  const page: ProjectPage = {
    isShown: true,
    name: "projet",
    pictures: Array.from({ length: 30 }, (_, place) => ({
      id: `picture-${place}`,
      image: images[place % images.length] ?? null,
      imageFocus: `${place} ${place} 150`,
      caption: `Légende ${place}`,
      alt: "",
      width: place % 2 ? "half" : "wide",
    })),
    story: `${first.description} `.repeat(30).slice(0, 5000),
    storyMarks: "b 0 9",
    client: "Client",
    year: "2026",
    role: "Rôle",
    team: "Équipe",
    links: Array.from({ length: 6 }, (_, place) => ({
      id: `link-${place}`,
      label: "",
      address: `https://a${place}.fr`,
    })),
    film: "https://vimeo.com/123456789",
    poster: first.image,
    formerNames: [],
  };
  content.lists.projects = [{ ...first, page }, ...rest];
  return { ...snapshot, isPaid: true };
}

it.each(options)("%s: a project's own page, however full, is as light and brings nothing for a script", (option) => {
  const sample = makeSample({ ...plainChoice, option }, Object.fromEntries(pictures.map((path) => [path, path])));
  const language = languageOf("rich");
  const snapshot = withProjectPage(withCopies(sample), language);
  const [, html, data, css] = renderPage(JSON.stringify({ snapshot, language, page: "projet/projet" }));
  expect(html.match(/class="project-picture[ "]/g)).toHaveLength(30);
  expect(html).not.toContain("<script");
  expect(data).toBe("");
  const page = Buffer.from(html + css);
  expect(page.length + AROUND_BYTES).toBeLessThanOrEqual(MOST_BYTES);
  const compressed = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  expect(compressed.length + AROUND_BYTES / 3).toBeLessThanOrEqual(MOST_COMPRESSED_BYTES);
});
