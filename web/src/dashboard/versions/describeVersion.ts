// Versions in words: the day, the hour, what one changed.
import type { SectionName } from "../../contract/types.gen";
import { labelAmongAll, titleOf } from "../../editor/labels";
import { date, hourOf, listed, dayOf as longDate } from "../../i18n/format";
import { punctuationForms } from "../../i18n/punctuation";
import { listChanged, versionWords } from "../../i18n/versions";
import type { Place, Version } from "./queries";

const MOST_NAMED = 3;

/** 'Aujourd’hui', 'Hier', 'lundi 12 novembre', '3 mai 2025'. */
export function dayOf(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return versionWords.today;
  if (moment.toDateString() === yesterday.toDateString()) return versionWords.yesterday;
  return moment.getFullYear() === now.getFullYear()
    ? date(moment, { weekday: "long", day: "numeric", month: "long" })
    : longDate(iso);
}

/** '16 novembre 2026, 9 h 12': for sentences, whatever day it is. */
export const momentOf = (iso: string): string => longDate(iso) + punctuationForms.comma + hourOf(new Date(iso));

export const placeTitle = (place: Place): string => (place === "settings" ? versionWords.settings : titleOf(place));

const { changed: words } = versionWords;
const settingNames = new Map(Object.entries(versionWords.settingNames));

function changeIn(section: Place, change: Version["changes"][number]): string {
  if (section === "settings") return settingNames.get(change.name) ?? change.name;
  const label = labelAmongAll(section as SectionName, change.name);
  if (change.part === "styles") return words.style(label);
  if (change.part === "lists") return listChanged(label, change.added, change.removed, change.changed);
  return label;
}

/** 'Titre, Projets (2 ajoutés) et 3 autres'. */
export function changesOf({ section, changes, origin }: Version): string {
  if (origin === "before") return versionWords.by.before;
  if (!changes.length) return section === "settings" ? words.first : words.nothing;
  const named = changes.slice(0, MOST_NAMED).map((change) => changeIn(section, change));
  const left = changes.length - named.length;
  return listed(left ? [...named, words.more(left)] : named);
}

const allKeptForMs = 30 * 24 * 60 * 60 * 1000;

/** From so long ago that others of its time may have gone (server: sites/site/versions/thinning.py). */
export const isThinnedOut = (iso: string, now = new Date()): boolean =>
  now.getTime() - new Date(iso).getTime() > allKeptForMs;

/** The versions of one day, in their order. */
export function byDay(versions: readonly Version[]): { day: string; versions: Version[] }[] {
  const days: { day: string; versions: Version[] }[] = [];
  for (const version of versions) {
    const day = dayOf(version.savedAt);
    const last = days.at(-1);
    if (last?.day === day) last.versions.push(version);
    else days.push({ day, versions: [version] });
  }
  return days;
}
