// From a place on the previewed page to the field it was written in: by the style it wears, by its picture, by its words.
import type { MediaId, Option, SectionName } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { type Contents, describe, type Item, type ListDescription } from "../model";

export interface Target {
  section: SectionName;
  /** A text's or a file's name; null for the section as a whole. */
  field: string | null;
  isFile: boolean;
  item: { list: ListDescription; id: string } | null;
}

/** As it was written: the page divides long words by soft hyphens. */
const plain = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().toLowerCase();

function pictureOf(element: Element, media: SiteSnapshot["media"]): MediaId | null {
  const image = element.closest("img") ?? element.querySelector("img");
  if (!image) return null;
  const { pathname } = new URL(image.src, location.href); // its smaller copies stand beside it, in the sources
  return Object.entries(media).find(([, { url }]) => url === pathname)?.[0] ?? null;
}

const slotOf = (element: Element, section: SectionName): string | null => {
  const start = `s-${section}-`;
  const found = [...element.classList].find((name) => name.startsWith(start));
  return found?.slice(start.length) ?? null;
};

export function targetOf(element: Element, snapshot: SiteSnapshot, language: string): Target | null {
  const section = element.closest<HTMLElement>("[data-section]")?.dataset.section as SectionName | undefined;
  if (!section) return null;
  const { texts, settings, lists } = describe(section);
  const contents = snapshot.sections[section] as unknown as Contents | undefined;
  const written = contents?.languages[language];
  const isShown = (field: { options: readonly Option[] }) => field.options.includes(snapshot.option);
  const whole: Target = { section, field: null, isFile: false, item: null };

  const itemsOf = (list: ListDescription): Item[] =>
    (list.shared ? contents?.shared.lists : written?.lists)?.[list.name] ?? [];
  const itemWith = (says: (item: Item) => boolean): Target | null => {
    for (const list of lists.filter(isShown)) {
      const item = itemsOf(list).find(says);
      if (item) return { ...whole, item: { list, id: item.id } };
    }
    return null;
  };

  const styled = element.closest(".styled");
  const slot = styled && slotOf(styled, section);
  const text = texts.find((field) => field.style === slot && isShown(field));
  if (slot && text) return { ...whole, field: text.name };

  const words = plain((styled ?? element).textContent);
  const byWords = words && itemWith((item) => Object.values(item).some((value) => plain(String(value)) === words));
  if (byWords) return byWords;

  const picture = styled ? null : pictureOf(element, snapshot.media);
  const file = picture && settings.find((field) => contents?.shared.settings[field.name] === picture);
  if (file) return { ...whole, field: file.name, isFile: true };
  const byPicture = picture && itemWith((item) => Object.values(item).includes(picture));
  if (byPicture) return byPicture;

  const label = texts.find((field) => isShown(field) && words && plain(written?.texts[field.name]) === words);
  return label ? { ...whole, field: label.name } : whole;
}
