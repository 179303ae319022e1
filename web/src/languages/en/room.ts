// A site's storage: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Space used",
  look: "See what takes up storage",
  see: "Details",
  line: (used, most) => `${fileSize(used)} of ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `${fileSize(used)} of ${fileSize(most)} used; ${fileSize(most - used)} left.`
      : `All ${fileSize(most)} of your site’s storage is used.`,
  over: (bytes) =>
    `Your site takes up ${fileSize(bytes)} more than its storage. Nothing is deleted and your texts can be saved; new files have to wait until there is room.`,
  full: "Storage is almost full: a large file will be refused.",
  filling: (part) => `${percent(Math.floor(part * 100))} of your site’s storage is used.`,
  taken: "Storage is full: new files are refused. Your texts can still be saved.",
  unconfirmed: "Confirm your email address to get more storage.",
  paid: (bytes) => `The paid version gives you ${fileSize(bytes)}.`,
  parts: "What takes up storage",
  nothing: "Nothing yet. Images, CVs and versions will show up here.",
  kinds: {
    cv: "CVs made from the site",
    draft: (section) => `Draft: ${section}`,
    versions: "Files shown only in versions",
    unused: "Files that aren’t used anywhere",
    texts: "Texts of versions",
    settings: "Site settings",
  },
  count: (count) => counted(count, "file", "files"),
  spare: "Can be freed right now",
  spareNothing: "Nothing: everything kept is in use. To make room, remove or replace a file in its editor, then save.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 uploaded file isn’t used anywhere (${fileSize(bytes)}).`,
      `${figure(count)} uploaded files aren’t used anywhere (${fileSize(bytes)}).`,
    ),
  unusedHint: "They are removed automatically after a day.",
  dropUnused: "Delete these files",
  versions: (bytes) => `Older versions keep ${fileSize(bytes)} of images and files removed from the site.`,
  versionsHint: "If an upload needs more room, the oldest are removed automatically.",
  dropVersions: "Delete these versions",
  asked: {
    unused: "Delete the unused files?",
    unusedText: "If you have just removed a file from a draft, you can only put it back by uploading it again.",
    versions: "Delete these older versions?",
    versionsText:
      "Saved versions that show these files can no longer be restored. What is on your site now doesn’t change.",
    confirm: "Delete",
  },
  freed: (bytes) => `${fileSize(bytes)} freed.`,
  largest: "Largest files",
  unnamed: "Untitled",
  whatCounts:
    "A file counts as at least 16 KB. The smaller copies we make of it, messages received, visits and archives to download don’t count.",
};
