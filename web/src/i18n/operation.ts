// The operator's page: how the instance goes, who is here, what was reported, what was done.
import type { Schemas } from "../api/client";
import { fileSize as size } from "./format";
import { hourOf, timeForms } from "./hour";
import { locale, spoken } from "./spoken";
import { counted, figure } from "./visits";

export { size };

const dayOf = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" });
/** '12 novembre 2026'. */
export const day = (iso: string): string => dayOf.format(new Date(iso));
/** '12 novembre 2026 à 9 h 05'. */
export const moment = (iso: string): string => timeForms.dayAtHour(dayOf.format(new Date(iso)), hourOf(new Date(iso)));

const durations = new Intl.NumberFormat(locale(), { maximumSignificantDigits: 2 });
const duration = (seconds: number): string =>
  seconds < 90
    ? timeForms.seconds(durations.format(seconds))
    : timeForms.minutes(durations.format(Math.round(seconds / 60)));

const jobNames: Readonly<Record<string, string>> = {
  "accounts.sweep": "Sessions et liens expirés",
  "addresses.former": "Anciennes adresses",
  "complaints.letters": "E-mails des signalements",
  "complaints.sweep": "Signalements traités",
  "cvs.make": "CV à refaire",
  "domains.look": "Domaines à vérifier",
  "figures.days": "Chiffres du jour",
  "figures.room": "Place des fichiers",
  "imports.previews": "Aperçus d’import",
  "media.grounds": "Fonds des images",
  "media.sweep": "Fichiers inutilisés",
  "media.variants": "Copies des images",
  "mails.send": "Envoi des e-mails",
  "messages.sweep": "Messages supprimés",
  "pages.changes": "Changements de pages",
  "reviews.sweep": "Liens de relecture",
  "saves.answers": "Réponses gardées",
  "sites.awaiting": "Sites en attente d’une adresse",
  "takeaways.make": "Archives à préparer",
  "takeaways.sweep": "Archives périmées",
  "versions.thin": "Anciennes versions",
  "visits.days": "Anciennes visites",
  "visits.ended": "Fin de journée des visites",
  "visits.letters": "Lettres de la semaine",
};

const kindNames: Readonly<Record<string, string>> = {
  page: "Pages publiques",
  file: "Fichiers de l’application",
  media: "Images et documents",
  api: "Appels du tableau de bord",
  report: "Rapports des pages",
  dashboard: "Tableau de bord",
  review: "Relectures",
  health: "Surveillance",
  other: "Robots et plans de site",
  refused: "Refusés d’emblée",
};

const codeNames: Readonly<Record<number, string>> = {
  400: "demande mal formée",
  401: "non connecté",
  403: "refusé",
  404: "introuvable",
  405: "méthode refusée",
  409: "conflit",
  410: "retiré",
  412: "version dépassée",
  413: "trop volumineux",
  415: "format refusé",
  421: "mauvaise adresse",
  422: "champs invalides",
  429: "trop d’essais",
  451: "suspendu",
  500: "erreur du serveur",
  502: "pas de réponse",
  503: "indisponible",
  504: "trop lent",
  507: "plus de place",
};

export const operationWords = spoken("operationWords", {
  title: "Exploitation",
  lead: "L’instance entière\u202f: ses chiffres, ses comptes, ce qui est signalé et ce qui a été fait.",
  tabsLabel: "Parties de l’exploitation",
  tabs: {
    apercu: "Aperçu",
    comptes: "Comptes et sites",
    signalements: "Signalements",
    cles: "Clés",
    journal: "Journal",
  },
  factor: {
    title: "D’abord la double vérification",
    text: "Cette page agit sur les sites des autres\u202f: elle ne s’ouvre qu’à un compte protégé par une clé d’accès ou une application d’authentification. L’une des deux suffit.",
    done: "C’est fait, ouvrir la page",
  },
  proof: {
    title: "Confirmez que c’est bien vous",
    text: "Cette page ne s’ouvre qu’après une clé d’accès ou un code de votre application.",
    again: "Confirmer",
  },
  loading: "Chargement…",
  older: "Plus anciens",
  overview: {
    countedAt: (iso: string) => `Comptés à ${hourOf(new Date(iso))}.`,
    notCounted: "Les premiers chiffres arrivent dans quelques minutes.",
    plots: "Les 90 derniers jours",
    today: "aujourd’hui",
    now: "en ce moment",
    visits: "Visites",
    signUps: "Inscriptions",
    sites: "Sites",
    messages: "Messages reçus",
    mails: "E-mails en attente",
    disk: "Disque de la machine",
    failed: "Erreurs du serveur",
    refused: "Demandes refusées",
    views: (number: number) => `${counted(number, "page vue", "pages vues")} aujourd’hui`,
    accounts: (number: number) => `${counted(number, "compte", "comptes")} en tout`,
    newSitesOnDay: (number: number) => counted(number, "nouveau site", "nouveaux sites"),
    newSites: (number: number) => `${number > 0 ? "+" : ""}${figure(number)} aujourd’hui`,
    diskFree: (bytes: number) => `${size(bytes)} libres`,
    room: (bytes: number) => `${size(bytes)} de fichiers de sites`,
    failedHint: "codes 5xx, aujourd’hui",
    refusedHint: "codes 4xx, aujourd’hui",
    mailsHint: "partent dès que le serveur de courrier répond",
    plotOf: (what: string) => `${what}, jour par jour sur 90 jours`,
    onDay: (dayName: string, value: string) => `${dayName}\u202f: ${value}`,
    notKnown: "non compté",
    showTable: "Voir en tableau",
    showPlots: "Voir en graphiques",
    day: "Jour",
    newSitesColumn: "Nouveaux sites",
    jobs: "Tâches de fond",
    jobsHint: "Chacune passe toute seule, à son heure, sur un seul serveur à la fois.",
    jobName: (name: string) => jobNames[name] ?? name,
    jobNever: "n’a pas encore eu à passer",
    jobRuns: "en cours",
    jobRan: (iso: string, seconds: number | null) =>
      seconds === null ? moment(iso) : `${moment(iso)}, en ${duration(seconds)}`,
    jobFailed: "a échoué",
    jobOk: "réussie",
    noJobs: "Aucune tâche n’est encore passée.",
    showAllJobs: (number: number) => `Voir les ${number} tâches`,
    showFewerJobs: "Réduire",
    errors: "Erreurs par code",
    errorsTable: "Tableau des erreurs",
    errorsHint: "Les codes 5xx sont de notre fait\u202f; les 4xx sont des refus, souvent à bon droit.",
    noErrors: "Aucune erreur en 90 jours.",
    code: "Code",
    codeName: (code: number) => codeNames[code] ?? "",
    asked: "Ce qui était demandé",
    kindName: (kind: string) => kindNames[kind] ?? kind,
    todayColumn: "Aujourd’hui",
    total: "90 jours",
    attention: {
      none: "Rien ne demande votre attention.",
      jobs: (number: number) => `${counted(number, "tâche de fond a échoué", "tâches de fond ont échoué")}.`,
      disk: (free: number) => `Le disque est presque plein\u202f: il reste ${size(free)}.`,
      mails: (number: number) =>
        `${counted(number, "e-mail attend", "e-mails attendent")} d’être ${number > 1 ? "envoyés" : "envoyé"}. Le serveur de courrier répond-il\u202f?`,
      reports: (number: number) =>
        `${counted(number, "signalement attend", "signalements attendent")} d’être ${number > 1 ? "traités" : "traité"}.`,
      seeReports: "Voir",
    },
  },
  people: {
    search: "Nom, adresse e-mail, site, domaine…",
    searchLabel: "Chercher un compte ou un site",
    stateLabel: "État du site",
    states: { "": "Tous les états", saved: "Site créé", unsaved: "Sans site", suspended: "Suspendus" },
    tierLabel: "Version",
    tiers: { "": "Toute version", free: "Gratuite", paid: "Payante" },
    orderLabel: "Ordre",
    orders: {
      made: "Les plus récents d’abord",
      seen: "Dernière connexion",
      room: "Espace utilisé",
      address: "Adresse du site",
    },
    list: "Comptes et sites trouvés",
    found: (number: number) => counted(number, "compte trouvé", "comptes trouvés"),
    more: (left: number) => `Afficher la suite (${figure(left)})`,
    nothingFound: "Aucun résultat",
    nothingFoundText: "Aucun compte ne correspond à cette recherche.",
    clear: "Tout afficher",
    nobody: "Personne encore",
    nobodyText: "Le premier compte apparaîtra ici.",
    paid: "Payante",
    free: "Gratuite",
    unconfirmed: "Non confirmée",
    noRoom: "Aucun fichier",
    since: (date: string) => `depuis le ${date}`,
    pages: {
      online: "En ligne",
      "under construction": "En construction",
      suspended: "Suspendu",
      none: "Sans site",
    },
    back: "Tous les comptes",
    gone: "Ce compte n’existe plus",
    goneText: "Il a été supprimé depuis. Le journal dit ce qui a été fait.",
    seeSite: "Voir le site",
    suspend: "Suspendre",
    resume: "Lever la suspension",
    changeSuspension: "Modifier la suspension",
    suspendedSince: (kind: string, when: string) => `Suspendu (${kind}) depuis le ${when}.`,
    deeds: "Ce qui a été fait",
    noDeeds: "Rien n’a été fait sur ce compte.",
    facts: {
      made: "Compte créé",
      seen: "Dernière connexion",
      saved: "Dernier enregistrement",
      confirmed: "Adresse confirmée",
      factor: "Double vérification ou clé d’accès",
      tier: "Version",
      languages: "Langues",
      domains: "Domaines",
      files: "Fichiers",
      versions: "Versions gardées",
      messages: "Messages reçus",
      operator: "Exploitant",
      yes: "Oui",
      no: "Non",
      never: "Jamais",
      none: "Aucun",
      noLanguage: "Aucune",
    },
    kinds: {
      legal: {
        name: "Pour raison légale",
        hint: "Les visiteurs et les moteurs de recherche lisent que le site est indisponible pour une raison légale (code 451).",
      },
      gone: {
        name: "Retiré",
        hint: "Les visiteurs et les moteurs de recherche lisent que le site n’est plus là (code 410).",
      },
    },
    suspending: {
      title: (address: string) => `Suspendre /@${address}`,
      text: "Le site n’est plus montré à personne, jusqu’à ce que la suspension soit levée.",
      kind: "Ce que les visiteurs apprennent",
      reason: "Motif",
      reasonHint: "Le propriétaire le lit dans l’e-mail et sur son tableau de bord\u202f; les visiteurs, non.",
      reasonMissing: "Dites pourquoi\u202f: le propriétaire doit pouvoir le comprendre.",
      followsLabel: "Ce qui va se passer",
      follows: (email: string) => [
        "Ses pages, ses fichiers et ses domaines répondent par un avis, tout de suite.",
        `${email} reçoit un e-mail avec le motif.`,
        "Le propriétaire peut toujours se connecter et tout emporter. Rien n’est supprimé.",
        "Le journal garde cette action.",
      ],
      submit: "Suspendre le site",
      done: (address: string) => `/@${address} est suspendu.`,
    },
    resuming: {
      title: (address: string) => `Lever la suspension de /@${address}\u202f?`,
      text: (email: string) =>
        `Le site redevient tout de suite ce que son propriétaire en avait fait, en ligne ou en construction. ${email} en est averti par e-mail, et le journal garde cette action.`,
      submit: "Lever la suspension",
      done: (address: string) => `/@${address} n’est plus suspendu.`,
    },
  },
  reports: {
    open: (_number: number) => "à traiter",
    stateLabel: "Quels signalements",
    states: { open: "À traiter", settled: "Traités" },
    empty: {
      open: { title: "Rien à traiter", text: "Ce que des visiteurs signalent d’un site arrive ici et par e-mail." },
      settled: { title: "Aucun signalement traité", text: "Ceux que vous aurez traités restent ici six mois." },
    },
    reasons: {
      fraud: "Arnaque ou hameçonnage",
      impersonation: "Usurpation d’identité",
      hate: "Haine, menaces ou harcèlement",
      sexual: "Contenu sexuel ou violent",
      copyright: "Droit d’auteur",
      privacy: "Vie privée",
      other: "Autre",
    } satisfies Record<Schemas["ReportRecord"]["reason"], string>,
    from: "Signalé par",
    fromNobody: "Signalé sans adresse\u202f: nul ne peut être prévenu de la suite.",
    settledOn: (when: string, note: string) => `Traité le ${when}${note ? `\u202f: ${note}` : "."}`,
    suspend: "Suspendre le site…",
    settle: "Marquer comme traité…",
    settling: {
      title: (address: string) => `Signalement de /@${address}`,
      text: "Le signalement quitte la liste. Personne n’en est averti\u202f; le journal garde cette action et la note.",
      note: "Ce qui a été fait (facultatif)",
      noteHint: "Pour vous et les autres exploitants.",
      submit: "Marquer comme traité",
      done: "Signalement traité.",
    },
  },
  keys: {
    hint: "Une clé rend un site payant, une seule fois. Elle n’est montrée en entier qu’à sa création.",
    list: "Clés d’activation",
    make: "Créer des clés",
    none: "Aucune clé",
    noneText: "Créez-en une, et remettez-la à qui doit passer à la version payante.",
    states: { free: "Libre", used: "Utilisée", revoked: "Annulée" },
    userGone: "Le site n’existe plus",
    madeOn: (date: string) => `créée le ${date}`,
    usedOn: (date: string) => `utilisée le ${date}`,
    revoke: "Annuler",
    revokeOf: (hint: string) => `Annuler la clé ${hint}`,
    making: {
      title: "Créer des clés",
      text: "Chaque clé sert une fois. Le journal garde leur nombre et la note.",
      count: "Nombre de clés",
      countWrong: (most: number) => `Entre 1 et ${most}.`,
      note: "Note (facultatif)",
      noteHint: "Pour vous y retrouver\u202f: à qui, pour quoi.",
      submit: "Créer",
    },
    made: {
      title: (number: number) => (number > 1 ? `${number} clés créées` : "Clé créée"),
      text: "Copiez maintenant\u202f: elles ne seront plus montrées.",
      copy: "Copier",
      copied: "Copié.",
      copyFailed: "La copie n’a pas marché\u202f: sélectionnez le texte.",
    },
    revoking: {
      title: (hint: string) => `Annuler la clé ${hint}-…\u202f?`,
      text: "Elle ne pourra plus servir. Le journal garde cette action.",
      submit: "Annuler la clé",
      done: "Clé annulée.",
    },
  },
  log: {
    hint: "Tout ce qui a été fait ici ou depuis le serveur. Rien ne peut y être changé ni effacé.",
    empty: "Rien encore",
    emptyText: "Ce que vous ferez ici s’y écrira tout seul.",
    because: (reason: string) => `Motif\u202f: ${reason}`,
    by: (email: string) => (email === shell ? "depuis le serveur" : `par ${email}`),
  },
});

/** What the server calls whoever has its command line. */
const shell = "command line";

type Deed = Schemas["DeedRecord"];

const kindOf = ({ details }: Deed): string =>
  details.kind === "legal" ? "pour raison légale" : details.kind === "gone" ? "comme retiré" : "";

export const deedSentences: Readonly<Record<Deed["what"], (deed: Deed) => string>> = spoken("deedSentences", {
  operator_named: ({ aboutEmail }) => `${aboutEmail} est devenu exploitant.`,
  operator_unnamed: ({ aboutEmail }) => `${aboutEmail} n’est plus exploitant.`,
  site_suspended: (deed) => `Le site /@${deed.aboutSite} de ${deed.aboutEmail} a été suspendu ${kindOf(deed)}.`,
  site_resumed: ({ aboutSite, aboutEmail }) => `La suspension du site /@${aboutSite} de ${aboutEmail} a été levée.`,
  site_deleted: ({ aboutSite, aboutEmail }) => `Le site /@${aboutSite} de ${aboutEmail} a été supprimé.`,
  site_moved: ({ aboutSite, aboutEmail }) => `Le site /@${aboutSite} a été confié à ${aboutEmail}.`,
  account_deleted: ({ aboutSite, aboutEmail }) =>
    `Le compte ${aboutEmail} a été supprimé, avec son site /@${aboutSite}.`,
  account_made: ({ aboutEmail }) => `Le compte ${aboutEmail} a été ouvert.`,
  address_confirmed: ({ aboutEmail }) => `L’adresse ${aboutEmail} a été confirmée à la main.`,
  link_made: ({ aboutEmail }) => `Un lien pour choisir un mot de passe a été créé pour le compte ${aboutEmail}.`,
  address_reset: ({ aboutEmail, details }) => `Le compte ${aboutEmail} peut passer à l’adresse ${details.newEmail}.`,
  factors_reset: ({ aboutEmail }) => `La double vérification du compte ${aboutEmail} a été retirée.`,
  letter_sent: ({ details }) =>
    `La lettre «\u202f${details.subject}\u202f» est partie pour ${counted(Number(details.owners ?? 0), "propriétaire", "propriétaires")}.`,
  letter_stopped: ({ details }) => `L’envoi de la lettre ${details.letter} a été arrêté.`,
  report_settled: ({ aboutSite }) => `Un signalement du site /@${aboutSite} a été traité.`,
  keys_issued: ({ details }) =>
    `${counted(Number(details.count ?? 1), "clé a été créée", "clés ont été créées")}${details.note ? ` (${details.note})` : ""}.`,
  key_revoked: () => "Une clé a été annulée.",
});

export const deedSentence = (deed: Deed): string => deedSentences[deed.what](deed);
