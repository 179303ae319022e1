// What a version says otherwise than the site of today, thing by thing: each can be put back by itself.
import type { MediaId, SectionName } from "../../contract/types.gen";
import { describeFocus } from "../../editor/focus/describeFocus";
import { choiceLabel, itemName, labelAmongAll, labelOf } from "../../editor/labels";
import {
  type Contents,
  describe,
  emptyContent,
  type FieldValue,
  type Item,
  type ListDescription,
  marksName,
  type Texts,
} from "../../editor/model";
import { isSame, notedByServer } from "../../editor/sameContent";
import { isPicture, wordsFor } from "../../editor/saving/conflict";
import { shellWords, typesiteWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { listed } from "../../i18n/format";
import { languageName } from "../../i18n/languages";
import { projectPageWords } from "../../i18n/projectPage";
import { punctuationForms } from "../../i18n/punctuation";
import { richWords } from "../../i18n/richText";
import { versionWords } from "../../i18n/versions";
import type { Site } from "../settings";
import type { Then, Wanted } from "./queries";

export interface Difference {
  label: string;
  /** What to ask for to get it back; null for what came later, which only the whole section takes away. */
  wanted: Wanted | null;
  /** Both in words. Null: it was not there. */
  was: string | null;
  now: string | null;
  pictures: { was: MediaId | null; now: MediaId | null } | null;
  isShared: boolean;
}

const written = (value: FieldValue | readonly unknown[] | undefined): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((row) => written(row as FieldValue)).join(punctuationForms.comma);
  if (typeof value === "boolean") return value ? editorWords.conflict.yes : editorWords.conflict.no;
  if (!value) return "";
  // A page of its own holds pictures and names too, which say nothing in words.
  const said = Object.entries(value).filter(
    ([name]) => !["id", "image", "poster"].includes(name) && !notedByServer.has(name),
  );
  return said
    .map(([name, inner]) => {
      if (name.endsWith("Marks")) return richWords.isFormatted;
      if (name === "width") return projectPageWords.widths[inner as keyof typeof projectPageWords.widths];
      return name.endsWith("Focus") ? describeFocus(inner) : written(inner as FieldValue);
    })
    .filter(Boolean)
    .join(" · ");
};

/** An item's fields, a line each: those that say something and are no pictures. */
const itemWords = (section: SectionName, list: ListDescription, item: Item): string =>
  list.fields
    .filter((field) => field.kind !== "media")
    .map((field) => {
      const [place, value] = [`${list.name}.${field.name}`, item[field.name]];
      const isFocus = field.kind === "focus" && value;
      const said = isFocus ? describeFocus(value) : (choiceLabel(section, place, String(value)) ?? written(value));
      return [labelOf(section, place), said] as const;
    })
    .filter(([, said]) => said)
    .map(([label, said]) => (label.includes(".") ? said : punctuationForms.labelled(label, said)))
    .join("\n");

const pictureOf = (list: ListDescription, item: Item | undefined): MediaId | null => {
  const field = list.fields.find(({ kind }) => kind === "media");
  const value = field && item?.[field.name];
  return typeof value === "string" ? value : null;
};

function itemDifferences(
  section: SectionName,
  list: ListDescription,
  language: string,
  then: readonly Item[],
  now: readonly Item[],
): Difference[] {
  const place = { section, language, name: list.name };
  const nowById = new Map(now.map((item) => [item.id, item]));
  const ids = new Set(then.map(({ id }) => id));
  const found = then.flatMap((item): Difference[] => {
    const today = nowById.get(item.id);
    if (isSame(item, today)) return [];
    const [was, is] = [pictureOf(list, item), pictureOf(list, today)];
    return [
      {
        label: itemName(section, list, item) || labelOf(section, list.name),
        wanted: { ...place, what: "item", item: item.id },
        was: itemWords(section, list, item),
        now: today ? itemWords(section, list, today) : null,
        pictures: was !== is || !today ? { was, now: is } : null,
        isShared: list.shared,
      },
    ];
  });
  const later = now.filter(({ id }) => !ids.has(id));
  const added = later.map((item) => ({
    label: itemName(section, list, item) || labelOf(section, list.name),
    wanted: null,
    was: null,
    now: itemWords(section, list, item),
    pictures: pictureOf(list, item) ? { was: null, now: pictureOf(list, item) } : null,
    isShared: list.shared,
  }));
  const order = (items: readonly Item[]) => items.filter(({ id }) => ids.has(id) && nowById.has(id));
  const names = (items: readonly Item[]) => items.map((item) => itemName(section, list, item)).join(" · ");
  const isMoved = !isSame(
    order(then).map(({ id }) => id),
    order(now).map(({ id }) => id),
  );
  const moved = isMoved && {
    label: versionWords.orderOf(labelOf(section, list.name)),
    wanted: { ...place, what: "list" as const },
    was: names(then),
    now: names(now),
    pictures: null,
    isShared: list.shared,
  };
  return [...found, ...added, ...(moved ? [moved] : [])];
}

/** One section in one language, with what all languages share. */
export function sectionDifferences(
  section: SectionName,
  language: string,
  then: Contents,
  now: Contents,
): Difference[] {
  const { texts, settings, styles, lists } = describe(section);
  const empty = emptyContent(section);
  const [was, is] = [then.languages[language] ?? empty, now.languages[language] ?? empty];
  const place = { section, language };
  const own = texts.flatMap(({ name }): Difference[] => {
    const [before, today] = [was.texts[name] ?? "", is.texts[name] ?? ""];
    const isSameForm = (was.texts[marksName(name)] ?? "") === (is.texts[marksName(name)] ?? "");
    if (before === today && isSameForm) return [];
    if (before === today) {
      const tell = (texts: Texts) => (texts[marksName(name)] ? `${before} ${richWords.isFormatted}` : before);
      const said = { was: tell(was.texts), now: tell(is.texts) };
      return [
        {
          label: labelAmongAll(section, name),
          wanted: { ...place, what: "text", name },
          ...said,
          pictures: null,
          isShared: false,
        },
      ];
    }
    const wanted: Wanted = { ...place, what: "text", name };
    return [{ label: labelAmongAll(section, name), wanted, was: before, now: today, pictures: null, isShared: false }];
  });
  const items = lists.flatMap((list) => {
    const of = (from: Contents, content: typeof was) =>
      (list.shared ? from.shared.lists : content.lists)[list.name] ?? [];
    return itemDifferences(section, list, language, of(then, was), of(now, is));
  });
  const shared = (part: "settings" | "styles", what: "setting" | "style", names: readonly string[]) =>
    names.flatMap((name): Difference[] => {
      const value = (from: Contents) => (from.shared[part] as Record<string, unknown>)[name] || null;
      if (isSame(value(then), value(now))) return [];
      const tell = wordsFor(section, part, name);
      const label = labelOf(section, name);
      return [
        {
          label: part === "styles" ? editorWords.conflict.style(label) : label,
          wanted: { ...place, what, name },
          was: tell(value(then)),
          now: tell(value(now)),
          pictures:
            part === "settings" && isPicture(section, name)
              ? { was: value(then) as MediaId | null, now: value(now) as MediaId | null }
              : null,
          isShared: true,
        },
      ];
    });
  return [
    ...own,
    ...items,
    ...shared(
      "settings",
      "setting",
      settings.map(({ name }) => name),
    ),
    ...shared(
      "styles",
      "style",
      styles.map(({ name }) => name),
    ),
  ];
}

type Look = Then["settings"];
const bars: Readonly<Record<string, string>> = typesiteWords.bars;
const tellers: { [Name in keyof Look]: (value: Look[Name]) => string } = {
  siteType: (value) => bars[value] ?? typesiteWords.bars.header,
  languages: (value) => listed(value.map(languageName)),
  themeIndex: (value) => shellWords.themeNames[value] ?? String(value),
  layout: (value) => editorWords.layouts[value],
  showsBadge: (value) => (value ? typesiteWords.badgeShown : typesiteWords.badgeHidden),
  offersResume: (value) => (value ? versionWords.resumeOffered : versionWords.resumeNotOffered),
};

export function settingsDifferences(then: Look, site: Site): Difference[] {
  const difference = <Name extends keyof Look>(name: Name): Difference[] => {
    if (isSame(then[name], site[name])) return [];
    return [
      {
        label: versionWords.settingNames[name] ?? name,
        wanted: { section: "settings", language: "", what: "setting", name, item: "" },
        was: tellers[name](then[name]),
        now: tellers[name](site[name] as Look[Name]),
        pictures: null,
        isShared: true,
      },
    ];
  };
  return (Object.keys(tellers) as (keyof Look)[]).flatMap((name) => difference(name));
}
