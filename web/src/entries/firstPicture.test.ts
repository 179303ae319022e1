// What the head has fetched with the HTML stands on the page: the same file, at the same width.
import { expect, it } from "vitest";
import { options } from "../contract/catalogues.gen";
import type { ProjectPage } from "../contract/types.gen";
import { languageOf, makeSample, plainChoice } from "../gallery/samples";
import type { PageHead } from "../site/page/head";
import type { SiteSnapshot } from "../site/page/snapshot";
import { renderPage } from "./render";

const pictures = Object.keys(import.meta.glob("../../../demo/pictures/*"));
const language = languageOf("rich");

function sampleOf(option: (typeof options)[number]): SiteSnapshot {
  const sample = makeSample({ ...plainChoice, option }, Object.fromEntries(pictures.map((path) => [path, path])));
  const copies = { edition: "abc", widths: { avif: [320, 768, 1200], webp: [320, 768, 1200] } };
  const media = Object.entries(sample.media).map(([id, file]) => [id, { ...file, copies }]);
  return { ...sample, isPaid: true, media: Object.fromEntries(media) };
}

function expectShown(snapshot: SiteSnapshot, page?: string): void {
  const [around, html] = renderPage(JSON.stringify({ snapshot, language, page }));
  const { first } = (JSON.parse(around) as { head: PageHead }).head;
  if (first) expect(html).toContain(`srcSet="${first.best?.srcSet}" sizes="${first.sizes.replaceAll("&", "&amp;")}"`);
}

it.each(options.flatMap((option) => [true, false].map((hasPhoto) => [option, hasPhoto] as const)))(
  "%s, with a photo: %s",
  (option, hasPhoto) => {
    const snapshot = sampleOf(option);
    const settings = snapshot.sections.home?.shared.settings;
    if (!settings) throw new Error("the sample has no home");
    settings.logo ??= Object.keys(snapshot.media)[0] ?? null;
    if (!hasPhoto) settings.photo = null;
    expectShown(snapshot);
  },
);

it.each([
  ["wide", 1],
  ["half", 1],
  ["half", 2],
] as const)("a project's own page whose first picture is %s of %s", (width, count) => {
  const snapshot = sampleOf("option1");
  const lists = snapshot.sections.projects?.languages[language]?.lists;
  const [project, ...rest] = lists?.projects ?? [];
  if (!lists || !project) throw new Error("the sample has no projects");
  const picture = { image: project.image, imageFocus: null, caption: "", alt: "", width };
  const shown = Array.from({ length: count }, (_, place) => ({ ...picture, id: String(place) }));
  const page = {
    ...{
      isShown: true,
      name: "projet",
      pictures: shown,
      story: "",
      storyMarks: "",
      client: "",
      year: "",
      role: "",
    },
    ...{ team: "", links: [], film: "", poster: null, formerNames: [] },
  } as unknown as ProjectPage;
  lists.projects = [{ ...project, page }, ...rest];
  expectShown(snapshot, "projet/projet");
});
