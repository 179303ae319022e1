// The versions' screen, and the problems that restoring answers.
import type { Catalogue } from "../catalogue";
import { inLanguage } from "./languages";
import { byNumber, figure } from "./numbers";

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `Your site is no longer ${inLanguage(String(language))}: bring that language back first.`,
  "versions.not_kept": "No version keeps this content any more.",
  "versions.not_allowed_now": "This version no longer follows today’s rules: it can’t be restored as it is.",
};

export const versionWords: Catalogue["versionWords"] = {
  title: "Versions",
  lead: "Every save is kept. Restoring is a save like any other: it can be undone too.",
  list: "List of versions",
  filter: "Show",
  everything: "The whole site",
  settings: "Site settings",
  allLanguages: "all languages",
  today: "Today",
  yesterday: "Yesterday",
  older: "Show older versions",
  current: "current",
  by: {
    save: "Saved by you",
    restore: "Restored by you",
    import: "Imported",
    before: "Before the first version kept",
  },
  changed: {
    nothing: "Nothing changed",
    first: "First save",
    style: (text) => `style: ${text}`,
    list: (name, added, removed, changed) => {
      const what = [
        ...(added ? [`${figure(added)} added`] : []),
        ...(removed ? [`${figure(removed)} removed`] : []),
        ...(changed ? [`${figure(changed)} changed`] : []),
      ];
      return `${name} (${what.join(", ") || "order"})`;
    },
    more: (count) => byNumber(count, "one more", `${figure(count)} more`),
  },
  emptyTitle: "No versions yet",
  emptyText: "As soon as you save, what you wrote is kept here and can be restored.",
  toEditor: "Open the editor",
  nothingChosen: "Choose a version to compare it with the site as it is today.",
  backToList: "Back to the list",
  files: (size) =>
    `Images and files that only versions show take up ${size} of your site’s storage; if an upload needs more room, the oldest versions are removed first.`,
  room: (used, most) =>
    `Your versions take up ${used} of ${most}. All those from the last 30 days are kept, then one a day for a year.`,
  roomFull: (used, most) =>
    `Your versions take up ${used} of ${most}. When room runs out, the oldest are removed first; this never stops you from saving.`,
  differs: "What differs from today",
  sameAsNow: "Nothing: your site says the same today.",
  was: "In this version",
  now: "Today",
  pageThen: "The page then",
  pageNow: "The page today",
  pages: "Both pages",
  empty: "empty",
  deletedSince: "Deleted since",
  addedSince: "Added since",
  orderOf: (list) => `Order: ${list}`,
  sharedByAll: "shared by all languages",
  restore: "Restore",
  bringBack: "Bring back",
  restoreWhat: (what) => `Restore ${what}`,
  restoreSection: (section) => `Restore ${section}`,
  restoreSettings: "Restore these settings",
  restoreSite: "Restore the whole site",
  asked: (deed) => `${deed}?`,
  cancel: "Undo",
  undone: "Everything is as it was.",
  done: "Restored and in place.",
  nothingToDo: "Nothing to restore: everything is already like that.",
  languageGone: (code) =>
    `Your site is no longer ${inLanguage(code)}. What was written there is kept: bring the language back to restore it.`,
  languagesBack: "Bring back the languages from then",
  confirm: {
    one: (what) =>
      `“${what}” goes back to what it was in this version. What is there today is replaced; the rest doesn’t change.`,
    item: (what) => `“${what}” comes back to its place, just as it was. The rest doesn’t change.`,
    section: (section, language) =>
      `All texts and items of ${section} ${language}, and what its languages share (styles, images, section settings), go back to this version and replace today’s.`,
    settings:
      "The navigation bar, languages, theme, layout, badge and publishing as a JSON Resume go back to this version. The address of the site and its status don’t change.",
    site: (moment) =>
      `All sections in all languages, and the site settings, go back to this version (${moment}). What has been saved since is replaced, but stays among the versions. The address of the site and its status don’t change.`,
    thinnedOut:
      "Beyond 30 days, only one version a day is left: each section goes back to the last one left from that time or before. If none is left, it doesn’t change.",
    draft: "Your unsaved draft isn’t touched: when you open the editor, you’ll choose between the two.",
  },
  resumeOffered: "Published",
  resumeNotOffered: "Not published",
  settingNames: {
    siteType: "Navigation bar",
    languages: "Languages",
    themeIndex: "Theme",
    layout: "Layout",
    showsBadge: "Public badge",
    offersResume: "JSON Resume",
    isOnline: "Site status",
    mailsMessages: "Email notifications",
    slug: "Site address",
  },
};
