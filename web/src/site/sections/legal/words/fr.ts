import type { LegalWords } from "./words";

export const fr: LegalWords = {
  back: "Retour au site",
  publisher: "Éditeur",
  registration: "Immatriculation",
  vat: "N° de TVA intracommunautaire",
  address: "Adresse",
  phone: "Téléphone",
  email: "E-mail",
  director: "Direction de la publication",
  host: "Hébergement",
  data: {
    heading: "Données personnelles",
    text: (publisher) =>
      `Responsable de ce que ce site reçoit de vous\u202f: ${publisher}. Le site ne reçoit que ce qui est dit ci-dessous\u202f; rien n’est vendu, et rien ne sert à vous reconnaître ailleurs.`,
  },
  cookies: {
    heading: "Cookies",
    text: "Ce site ne dépose aucun cookie et ne charge rien depuis d’autres serveurs, sauf une vidéo que vous lancez. Votre navigateur retient la langue affichée et les couleurs que vous choisissez, sans les envoyer à personne\u202f; effacer les données du site les efface.",
  },
  messages: {
    heading: "Formulaire de contact",
    kept: [
      "Si vous écrivez par le formulaire, votre nom, votre adresse e-mail, votre message, la langue de la page et l’heure de l’envoi sont enregistrés chez l’hébergeur et peuvent être transmis à l’éditeur par e-mail, pour qu’il vous réponde (intérêt légitime, article 6.1.f du RGPD). Personne d’autre ne les reçoit.",
      "Ils sont gardés jusqu’à ce que l’éditeur les supprime\u202f; un message reconnu comme indésirable est effacé après trente jours. Les copies de sauvegarde de l’hébergeur peuvent les contenir un peu plus longtemps.",
    ],
    mailed: "Le formulaire ouvre votre propre messagerie\u202f: ce site n’enregistre rien de ce que vous écrivez.",
  },
  visits: {
    heading: "Mesure d’audience",
    counted: [
      "Les visites sont comptées sans cookie et sans reconnaître personne\u202f: pages vues, heure, langue, site d’où vous venez et mots de campagne de l’adresse, type d’appareil, pays si l’hébergeur le prévoit, clics sur le CV, les coordonnées et les projets, messages envoyés, rapidité d’affichage. Seules des sommes par jour sont gardées, pendant 400 jours.",
      "Pour ne pas compter deux fois la même visite, une empreinte est calculée à partir de l’adresse réseau et du navigateur, avec un nombre secret tiré chaque jour. À la fin du jour, ce nombre et les empreintes sont effacés\u202f: rien ne relie un jour à un autre.",
      "Ces sommes ne servent qu’à l’éditeur et ne sont croisées avec rien d’autre\u202f; c’est pourquoi aucun consentement n’est demandé (intérêt légitime, article 6.1.f du RGPD). Si votre navigateur envoie le signal «\u202fDo Not Track\u202f» ou «\u202fGlobal Privacy Control\u202f», rien n’est compté.",
    ],
    notCounted: "Ce site ne compte pas ses visites.",
  },
  network: {
    heading: "Adresses réseau",
    text: "Contre les abus, le serveur retient en mémoire l’adresse réseau d’où vient un envoi, une heure au plus. Il ne l’enregistre pas avec le message et ne tient pas de journal des visites\u202f; l’hébergeur peut en tenir un pour la sécurité de ses machines.",
    hostOnly:
      "Ce site est fait de simples fichiers. L’hébergeur peut tenir un journal des visites pour la sécurité de ses machines.",
  },
  rights: {
    heading: "Vos droits",
    texts: [
      "Écrivez à l’adresse e-mail ci-dessus pour consulter vos données, les rectifier, les effacer, en limiter l’usage, vous y opposer ou en recevoir une copie. Une réponse vous est due dans le mois.",
      "Vous pouvez aussi saisir l’autorité de protection des données de votre pays\u202f; en France, la CNIL (www.cnil.fr).",
    ],
  },
  more: "Informations complémentaires",
};
