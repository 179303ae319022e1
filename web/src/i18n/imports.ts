// Importing: what the dashboard says about files, samples and their preview, and the refusals of that room.
import type { ProblemCode, Schemas } from "../api/client";
import type { Sentence } from "./sentence";
import { locale, spoken } from "./spoken";

type ImportCode = Extract<ProblemCode, `imports.${string}`>;
type Source = Schemas["ImportPreview"]["source"];
type Note = Schemas["ImportNote"];
export type SampleName = Schemas["SampleIn"]["name"];
export type Mode = "fill" | "add" | "replace" | "skip";

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Record<ImportCode, Sentence> = spoken("importProblems", {
  "imports.unknown_file":
    "Ce fichier n’est ni une archive de Vitrine, ni un JSON Resume, ni un export LinkedIn. Rien n’a été importé.",
  "imports.damaged_file": ({ file }) =>
    `Ce fichier est abîmé ou incomplet${inFile(file)}\u202f: il ne peut pas être lu jusqu’au bout. Rien n’a été importé.`,
  "imports.not_utf8": ({ file }) =>
    `Ce fichier n’est pas en UTF-8${inFile(file)}\u202f: enregistrez-le dans cet encodage. Rien n’a été importé.`,
  "imports.unsafe_archive":
    "Cette archive contient des chemins, des liens ou des fichiers chiffrés qui ne sont pas acceptés. Rien n’a été importé.",
  "imports.too_much_inside":
    "Ce fichier contient plus que ce qu’un site peut tenir, une fois ouvert. Rien n’a été importé.",
  "imports.nothing_inside": "Rien dans ce fichier n’a de place sur votre site.",
  "imports.newer_archive": "Cette archive vient d’une version plus récente de Vitrine. Rien n’a été importé.",
  "imports.site_changed": "Votre site a changé depuis cet aperçu. Le voici à nouveau\u202f: rien n’a été importé.",
  "imports.no_preview": "Cet aperçu n’est plus là. Choisissez le fichier à nouveau.",
  "imports.preview_outdated":
    "L’aperçu a été fait avant le passage à la version payante, sans ce qu’elle permet. Choisissez à nouveau le fichier ou l’exemple.",
});

const sources: Record<Source, string> = {
  archive: "Archive de Vitrine",
  json_resume: "JSON Resume",
  linkedin: "Export LinkedIn",
  sample: "Exemple",
};

const samples: Record<SampleName, { title: string; text: string }> = {
  designer: {
    title: "Graphiste",
    text: "Affiches, livres, identités",
  },
  developer: {
    title: "Développeur",
    text: "Applications, missions, audits",
  },
  craftsman: {
    title: "Artisane",
    text: "Meubles sur mesure, restauration",
  },
};

const modes: Record<Mode, string> = {
  fill: "Remplir ce qui est vide",
  add: "Ajouter les éléments",
  replace: "Remplacer",
  skip: "Ne pas importer",
};

const count = new Intl.NumberFormat(locale());
const plural = (of: number, one: string, many: string): string => `${count.format(of)} ${of > 1 ? many : one}`;

/** What happens to something that does not come as the file has it; `where` names its place in the editors. */
const noteSentences: Record<Note["code"], (note: Note, where: string) => string> = {
  cut: ({ chars, most }, where) =>
    `${where}\u202f: coupé, ${count.format(chars)} caractères pour ${count.format(most)} au plus.`,
  bad_value: (_note, where) => `${where}\u202f: valeur refusée, laissée de côté.`,
  incomplete: (_note, where) => `${where}\u202f: absent du fichier, l’élément est laissé de côté.`,
  too_many: ({ chars, most }, where) =>
    `${where}\u202f: ${count.format(chars)} éléments, les ${count.format(most)} premiers sont pris.`,
  too_long: (_note, where) => `${where}\u202f: trop de texte pour la section, laissé de côté.`,
  paid: (_note, where) => `${where}\u202f: réservé à la version payante.`,
  picture: ({ item }) => `Image refusée\u202f: ${item}.`,
  no_room: ({ item }) =>
    `Plus assez de place pour cette image\u202f: ${item}. L’écran «\u202fEspace utilisé\u202f» montre ce qui la prend.`,
  drawn: (_note, where) => `${where}\u202f: le fichier n’a pas d’image, un dessin en tient lieu. Remplacez-le.`,
  language: (_note, where) => `${where}\u202f: votre site ne peut pas avoir cette langue, laissée de côté.`,
};

export const importWords = spoken("importWords", {
  title: "Importer",
  lead: "Partez de ce que vous avez déjà. Vous verrez ce qui sera rempli avant que quoi que ce soit ne change.",
  file: "Un fichier",
  fileText: "Déposez-le ici, ou choisissez-le\u202f: son contenu dit ce qu’il est.",
  kinds: [
    "L’archive d’un site Vitrine (zip ou json)",
    "Un JSON Resume (json)",
    "L’export de vos données LinkedIn (zip)",
  ],
  limit: (megabytes: number) => `${megabytes} Mo au plus. Le fichier n’est pas gardé.`,
  choose: "Choisir un fichier",
  chooseLabel: "Choisir un fichier à importer",
  sending: (percent: number) => `Envoi… ${percent}\u202f%`,
  reading: "Lecture du fichier…",
  language: "Langue des textes",
  languageHint: "Un JSON Resume, un export LinkedIn et les exemples vont dans cette langue.",
  sample: "Partir d’un exemple",
  sampleText: (where: string) =>
    `Un site inventé, ${where}, à remplacer mot par mot. Un clic sur une image l’applique, un autre le retire.`,
  trade: "Exemple",
  begin: "\u202f: commencer avec la mise en page",
  begun: (title: string) =>
    `Exemple «\u202f${title}\u202f» en place. Votre site reste en construction\u202f: vous seul le voyez.`,
  samples,
  ofSample: (title: string) => `de l’exemple ${title}`,
  start: "Voir l’aperçu",
  oneFile: (name: string) => `Un seul fichier à la fois\u202f: ${name} est pris.`,

  previewTitle: "Avant d’importer",
  from: (source: Source, name: string) =>
    source === "sample"
      ? `${sources.sample}\u202f: ${samples[name as SampleName]?.title ?? name}`
      : `${sources[source]}\u202f: ${name}`,
  nothingYet: "Rien n’a encore changé. Choisissez, partie par partie, ce que l’import doit faire.",
  allAs: "Pour toutes les parties",
  mode: (part: string) => `Pour la partie ${part}`,
  modes,
  shared: "toutes les langues",
  textFilled: "rempli",
  textReplaced: "remplacé",
  textKept: "laissé tel quel",
  textSame: "déjà identique",
  textSkipped: "pas importé",
  onSite: "Sur votre site\u202f:",
  before: "Avant\u202f:",
  after: "Après\u202f:",
  inFile: "Dans le fichier\u202f:",
  readAll: "Tout lire",
  readLess: "Réduire",
  entryAdded: "ajouté",
  entryRemoved: "retiré",
  entryKept: "reste",
  entryThere: "déjà là",
  entryLeft: "laissé de côté",
  unnamed: "Sans nom",
  surplus: (left: number) => `${plural(left, "élément", "éléments")} sans place\u202f: la liste est pleine.`,
  settings: "Réglages et images",
  styles: "Styles des textes",
  contactPublic: "Ces coordonnées seront visibles de tous vos visiteurs.",
  newLanguages: (names: string, many: number) =>
    `${many > 1 ? "Langues ajoutées" : "Langue ajoutée"} à votre site\u202f: ${names}.`,
  look: "Reprendre aussi la barre, le thème, la mise en page, le badge et la publication en JSON Resume",
  sampleLook: "Prendre aussi le thème et les styles de texte de l’exemple",
  notes: "À savoir",
  noteSentences,
  noPlace: "Sans place sur votre site",
  noPlaceText: "Ces parties du fichier ne seront pas importées.",
  parts: {
    education: "Formation",
    awards: "Prix",
    certificates: "Certificats",
    publications: "Publications",
    languages: "Langues parlées",
    interests: "Centres d’intérêt",
    volunteer: "Bénévolat",
    "basics.location": "Lieu",
    users: "Compte",
    Message: "Messages",
    "versions.jsonl": "Versions gardées",
  },
  partDetails: (section: string) => `Autres détails\u202f: ${section}`,
  partOther: "Autres parties du fichier",
  times: (times: number) => `× ${times}`,
  online: "Votre site est en ligne\u202f: vos visiteurs verront l’import aussitôt.",
  startsOnline: "Votre site sera en ligne dès l’import. Vous pourrez le mettre en construction dans les réglages.",
  sampleOnline:
    "Votre site est en ligne\u202f: vos visiteurs verront ces textes inventés aussitôt. Mettez-le d’abord en construction.",
  sampleHidden:
    "Un exemple n’est pas publié\u202f: votre site restera en construction jusqu’à ce que vous le mettiez en ligne.",
  neverSets: "Un import ne change jamais votre adresse, votre compte, votre version ni vos noms de domaine.",
  summary: (texts: number, entries: number, replaced: number, takesLook: boolean) =>
    `${[
      texts && plural(texts, "texte ou réglage rempli", "textes ou réglages remplis"),
      entries && plural(entries, "élément ajouté", "éléments ajoutés"),
      replaced && plural(replaced, "remplacement ou retrait", "remplacements ou retraits"),
      takesLook && "apparence reprise",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Importer",
  running: "Import…",
  drop: "Renoncer",
  done: "Import terminé\u202f!",
  nothingNew: "Tout ce que contient ce fichier est déjà sur votre site.",
  nothingChosen: "Rien n’est choisi\u202f: rien ne changera.",
  offer: "Vous avez déjà un profil LinkedIn, un JSON Resume, un site Vitrine\u202f?",
  offerText: "Importez-en l’export (zip ou json)\u202f; un CV en PDF ne se lit pas.",
  offerLink: "Importer ou partir d’un exemple",
  offerImport: "Importer un fichier",

  sampleLeft: (title: string, left: number) =>
    `Votre site contient encore l’exemple «\u202f${title}\u202f»\u202f: ${plural(left, "texte ou élément inventé", "textes ou éléments inventés")}.`,
  removeSample: "Retirer l’exemple",
  removed: "Exemple retiré. Ce que vous avez écrit est resté.",

  account: "Import et JSON Resume",
  accountHint: "Faire entrer ce que vous avez ailleurs, et laisser d’autres outils lire votre parcours.",
  offersResume: "Publier mon parcours en JSON Resume",
  offersResumeHint: "Un fichier public, lisible par d’autres outils, avec ce que montre déjà votre page.",
  resumeOn: "JSON Resume publié.",
  resumeOff: "JSON Resume retiré.",
  newTab: "(nouvel onglet)",
});
