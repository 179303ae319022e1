// The sentences about a site's room: how much there is, what takes it, what can be had back.
import { fileSize } from "./media";
import { spoken } from "./spoken";

const files = (count: number): string => (count === 1 ? "1 fichier" : `${count} fichiers`);

export const roomWords = spoken("roomWords", {
  title: "Espace utilisé",
  look: "Voir ce qui prend la place",
  see: "Détails",
  line: (used: number, most: number) => `${fileSize(used)} sur ${fileSize(most)}`,
  lead: (used: number, most: number) =>
    used < most
      ? `${fileSize(used)} sur ${fileSize(most)} sont pris\u202f; il reste ${fileSize(most - used)}.`
      : `Les ${fileSize(most)} de votre site sont pris.`,
  over: (bytes: number) =>
    `Votre site prend ${fileSize(bytes)} de plus que sa place. Rien n’est supprimé et vos textes s’enregistrent\u202f; de nouveaux fichiers attendent qu’il y ait de la place.`,
  full: "Bientôt plus de place\u202f: un fichier un peu gros sera refusé.",
  filling: (part: number) => `${Math.floor(part * 100)}\u202f% de la place de votre site sont pris.`,
  taken: "Plus de place\u202f: de nouveaux fichiers sont refusés. Vos textes s’enregistrent toujours.",
  unconfirmed: "Confirmez votre adresse e-mail pour avoir plus de place.",
  paid: (bytes: number) => `La version payante donne ${fileSize(bytes)}.`,
  parts: "Ce qui prend la place",
  nothing: "Rien encore. Images, CV et versions prendront ici leur place.",
  kinds: {
    cv: "CV faits à partir du site",
    draft: (section: string) => `Brouillon\u202f: ${section}`,
    versions: "Fichiers que seules des versions montrent",
    unused: "Fichiers qui ne servent nulle part",
    texts: "Textes des versions",
    settings: "Réglages du site",
  },
  count: files,
  spare: "À récupérer tout de suite",
  spareNothing:
    "Rien\u202f: tout ce qui est gardé sert. Pour faire de la place, retirez ou remplacez un fichier dans son éditeur, puis enregistrez.",
  unused: (count: number, bytes: number) =>
    count === 1
      ? `1 fichier envoyé ne sert nulle part (${fileSize(bytes)}).`
      : `${count} fichiers envoyés ne servent nulle part (${fileSize(bytes)}).`,
  unusedHint: "Ils partent d’eux-mêmes au bout d’un jour.",
  dropUnused: "Supprimer ces fichiers",
  versions: (bytes: number) =>
    `D’anciennes versions gardent ${fileSize(bytes)} d’images et de fichiers retirés du site.`,
  versionsHint: "S’il manque de la place à un envoi, les plus anciennes partent d’elles-mêmes.",
  dropVersions: "Supprimer ces versions",
  asked: {
    unused: "Supprimer les fichiers qui ne servent pas\u202f?",
    unusedText:
      "Un fichier que vous venez de retirer d’un brouillon ne pourra plus y être remis sans l’envoyer de nouveau.",
    versions: "Supprimer ces anciennes versions\u202f?",
    versionsText:
      "Les enregistrements qui montrent ces fichiers ne pourront plus être rétablis. Ce qui est en place sur votre site ne change pas.",
    confirm: "Supprimer",
  },
  freed: (bytes: number) => `${fileSize(bytes)} libérés.`,
  largest: "Les plus gros fichiers",
  unnamed: "Sans nom",
  whatCounts:
    "Un fichier compte pour 16 Ko au moins. Les copies réduites que nous en faisons, les messages reçus, les visites et les archives à télécharger ne comptent pas.",
} as const);
