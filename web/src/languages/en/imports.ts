// Importing: files, samples and their preview, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file":
    "This file is not a Vitrine archive, a JSON Resume or a LinkedIn export. Nothing has been imported.",
  "imports.damaged_file": ({ file }) =>
    `This file is damaged or incomplete${inFile(file)}: it can’t be read to the end. Nothing has been imported.`,
  "imports.not_utf8": ({ file }) =>
    `This file is not in UTF-8${inFile(file)}: save it in that encoding. Nothing has been imported.`,
  "imports.unsafe_archive":
    "This archive contains paths, links or encrypted files that are not accepted. Nothing has been imported.",
  "imports.too_much_inside": "Once opened, this file contains more than a site can hold. Nothing has been imported.",
  "imports.nothing_inside": "Nothing in this file has a place on your site.",
  "imports.newer_archive": "This archive comes from a newer version of Vitrine. Nothing has been imported.",
  "imports.site_changed": "Your site has changed since this preview. Here it is again: nothing has been imported.",
  "imports.no_preview": "This preview is gone. Choose the file again.",
  "imports.preview_outdated":
    "The preview was made before you moved to the paid version, without what it allows. Choose the file or the example again.",
};

const sources: Readonly<Record<string, string>> = {
  archive: "Vitrine archive",
  json_resume: "JSON Resume",
  linkedin: "LinkedIn export",
  sample: "Start from an example",
};

const samples: Words["samples"] = {
  designer: {
    title: "Graphic designer",
    text: "Posters, books, identities",
  },
  developer: {
    title: "Developer",
    text: "Applications, assignments, audits",
  },
  craftsman: {
    title: "Craftswoman",
    text: "Bespoke furniture, restoration",
  },
};

const modes: Words["modes"] = {
  fill: "Fill in what is empty",
  add: "Add the items",
  replace: "Replace",
  skip: "Don’t import",
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) => `${where}: cut from ${figure(chars)} characters to ${figure(most)}, the maximum.`,
  bad_value: (_note, where) => `${where}: value not accepted, left out.`,
  incomplete: (_note, where) => `${where}: missing from the file, so the item is left out.`,
  too_many: ({ chars, most }, where) =>
    `${where}: ${counted(chars, "item", "items")}, of which the first ${figure(most)} will be imported.`,
  too_long: (_note, where) => `${where}: too much text for the section, left out.`,
  paid: (_note, where) => `${where}: available in the paid version only.`,
  picture: ({ item }) => `Image not accepted: ${item}.`,
  no_room: ({ item }) => `Not enough storage for this image: ${item}. The “Space used” screen shows what takes it up.`,
  drawn: (_note, where) => `${where}: the file has no image, so a drawing stands in for it. Replace it.`,
  language: (_note, where) => `${where}: your site can’t have this language, left out.`,
};

export const importWords: Words = {
  title: "Import",
  lead: "Start from what you already have. You’ll see what will be filled in before anything changes.",
  file: "A file",
  fileText: "Drop it here or choose it: we’ll recognise what it is.",
  kinds: [
    "The archive of a Vitrine site (zip or json)",
    "A JSON Resume (json)",
    "The export of your LinkedIn data (zip)",
  ],
  limit: (megabytes) => `${figure(megabytes)} MB at most. The file is not kept.`,
  choose: "Choose a file",
  chooseLabel: "Choose a file to import",
  sending: (done) => `Uploading… ${percent(done)}`,
  reading: "Reading the file…",
  language: "Language of the texts",
  languageHint: "A JSON Resume, a LinkedIn export and the examples go into this language.",
  sample: "An example",
  sampleText: (where) =>
    `A made-up site, ${where}, to replace word by word. One click on a picture applies it, another one removes it.`,
  trade: "Example",
  begin: ": start with the layout",
  begun: (title) => `The “${title}” example is in place. Your site stays under construction: only you see it.`,
  samples,
  ofSample: (title) => `of the “${title}” example`,
  start: "See the preview",
  oneFile: (name) => `One file at a time: ${name} was taken.`,

  previewTitle: "Before importing",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof typeof samples]?.title ?? name}`
      : `${sources[source]}: ${name}`,
  nothingYet: "Nothing has changed yet. Choose, part by part, what the import should do.",
  allAs: "For all parts",
  mode: (part) => `For the part “${part}”`,
  modes,
  shared: "all languages",
  textFilled: "filled in",
  textReplaced: "replaced",
  textKept: "left as it is",
  textSame: "already the same",
  textSkipped: "not imported",
  onSite: "On your site:",
  before: "Before:",
  after: "After:",
  inFile: "In the file:",
  readAll: "Read it all",
  readLess: "Show less",
  entryAdded: "added",
  entryRemoved: "removed",
  entryKept: "stays",
  entryThere: "already there",
  entryLeft: "left out",
  unnamed: "Untitled",
  surplus: (left) => `No place for ${counted(left, "item", "items")}: the list is full.`,
  settings: "Settings and images",
  styles: "Text styles",
  contactPublic: "These contact details will be visible to all your visitors.",
  newLanguages: (names, many) => `${byNumber(many, "Language", "Languages")} added to your site: ${names}.`,
  look: "Also bring in the bar, the theme, the layout, the badge and publishing as a JSON Resume",
  sampleLook: "Also use the example’s theme and text styles",
  notes: "Good to know",
  noteSentences,
  noPlace: "No place on your site",
  noPlaceText: "These parts of the file will not be imported.",
  parts: {
    education: "Education",
    awards: "Awards",
    certificates: "Certificates",
    publications: "Published work",
    languages: "Spoken languages",
    interests: "Interests",
    volunteer: "Volunteering",
    "basics.location": "Location",
    users: "Account",
    Message: "Messages",
    "versions.jsonl": "Kept versions",
  },
  partDetails: (section) => `Other details: ${section}`,
  partOther: "Other parts of the file",
  times: (times) => `× ${figure(times)}`,
  online: "Your site is online: your visitors will see the import straight away.",
  startsOnline:
    "Your site will be online as soon as you import. You can put it back under construction in the settings.",
  sampleOnline:
    "Your site is online: your visitors will see these made-up texts straight away. Put it under construction first.",
  sampleHidden: "An example is not published: your site stays under construction until you put it online.",
  neverSets: "An import never changes your address, your account, your paid or free version, or your domain names.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts && counted(texts, "text or setting filled in", "texts or settings filled in"),
      entries && counted(entries, "item added", "items added"),
      replaced && counted(replaced, "replacement or removal", "replacements or removals"),
      takesLook && "appearance brought in",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Import",
  running: "Importing…",
  drop: "Discard",
  done: "Import finished!",
  nothingNew: "Everything in this file is already on your site.",
  nothingChosen: "Nothing is selected: nothing will change.",
  offer: "Already have a LinkedIn profile, a JSON Resume or a Vitrine site?",
  offerText: "Import its export (zip or json); a CV in PDF cannot be read.",
  offerLink: "Import or start from an example",
  offerImport: "Import a file",

  sampleLeft: (title, left) =>
    `Your site still contains the “${title}” example: ${counted(left, "made-up text or item", "made-up texts or items")}.`,
  removeSample: "Remove the example",
  removed: "Example removed. What you wrote has stayed.",

  account: "Import and JSON Resume",
  accountHint: "Bring in what you have elsewhere, and let other tools read your background.",
  offersResume: "Publish my background as a JSON Resume",
  offersResumeHint: "A public file that other tools can read, with what your page already shows.",
  resumeOn: "JSON Resume published.",
  resumeOff: "JSON Resume withdrawn.",
  newTab: "(new tab)",
};
