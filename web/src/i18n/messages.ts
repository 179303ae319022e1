// The inbox's sentences, and those of the problems that the room of messages answers.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

type MessageCode = Extract<ProblemCode, `messages.${string}`>;

export const messageProblems: Record<MessageCode, Sentence> = spoken("messageProblems", {
  "messages.closed": "Ce site ne prend plus de messages ici.",
  "messages.incomplete": "Veuillez remplir tous les champs !",
  "messages.too_long": ({ maxChars }) => `Ce texte est trop long : ${maxChars} caractères au plus.`,
});

export const inboxWords = spoken("inboxWords", {
  title: "Messages",
  folders: "Dossiers",
  folderNames: { inbox: "Réception", archived: "Archives", spam: "Indésirables" },
  /** After the number, as what follows. */
  unread: (number: number) => (number > 1 ? "non lus" : "non lu"),
  messagesIn: (number: number) => (number > 1 ? "messages" : "message"),
  list: { inbox: "Liste des messages", archived: "Liste des archives", spam: "Liste des indésirables" },
  search: "Chercher",
  searchLabel: "Chercher dans les messages",
  options: "Options",
  readAll: "Tout marquer comme lu",
  exportCsv: "Exporter en CSV",
  mails: "Avis par e-mail",
  mailsOn: "Activés",
  mailsOff: "Désactivés",
  mailsNowOn: "Chaque nouveau message vous sera annoncé par e-mail.",
  mailsNowOff: "Les nouveaux messages ne vous seront plus annoncés par e-mail.",
  mailsPaused: (email: string) => `Les avis par e-mail attendent que vous confirmiez l’adresse ${email}.`,
  messageUnread: ", non lu",
  yesterday: "Hier",
  older: "Afficher les plus anciens",
  spamExpires: "Supprimés d’eux-mêmes après 30 jours.",
  arrived: "Nouveau message reçu.",
  empty: {
    inbox: {
      title: "Aucun message",
      text: "Quand un visiteur vous écrit depuis la section Contact, son message arrive ici.",
    },
    archived: { title: "Aucune archive", text: "Les messages que vous archivez restent ici, sans limite de temps." },
    spam: { title: "Aucun indésirable", text: "Les messages douteux attendent ici ; ils ne sont pas annoncés." },
  },
  checkContact: "Vérifier la section Contact",
  nothingFound: "Aucun résultat",
  nothingFoundFor: (search: string) => `Aucun message ne correspond à « ${search} ».`,
  clearSearch: "Effacer la recherche",
  nothingChosen: "Choisissez un message pour le lire.",
  messageOf: (name: string) => `Message de ${name}`,
  gone: "Ce message n’existe plus",
  goneText: "Il a été supprimé, peut-être depuis une autre fenêtre.",
  backToList: "Retour à la liste",
  reply: "Répondre",
  replyHow: "par e-mail",
  markUnread: "Marquer comme non lu",
  archive: "Archiver",
  unarchive: "Remettre dans la réception",
  markSpam: "Mettre dans les indésirables",
  notSpam: "Ce n’est pas un indésirable",
  delete: "Supprimer",
  deleted: "Message supprimé.",
  archived: "Message archivé.",
  unarchived: "Message remis dans la réception.",
  spammed: "Message mis dans les indésirables.",
  unspammed: "Message remis dans la réception.",
  writtenFrom: (language: string) => `écrit depuis la page ${language}`,
  setAside: (reasons: string) => `Écarté d’office : ${reasons}.`,
  spamReasons: {
    hidden_field: "le champ caché était rempli",
    too_fast: "envoyé en moins de deux secondes",
    links: "trop de liens",
    repeated: "le même texte a été reçu plusieurs fois",
    owner: "",
  },
  markedByYou: "Vous l’avez mis dans les indésirables.",
});

/** The subject of a reply, in the language in which the visitor was reading. */
const subjects: Record<string, string> = {
  FR: "Votre message",
  EN: "Your message",
  ES: "Su mensaje",
  PT: "A sua mensagem",
  IT: "Il suo messaggio",
  DE: "Ihre Nachricht",
  AR: "رسالتكم",
};
export const replySubject = (language: string): string => subjects[language] ?? "Your message";
