// 'Visites': what was counted, said so that one need not know anything about statistics.
import { networks } from "../contract/networks.gen";
import { listed, theLanguage } from "./languages";
import { locale, spoken } from "./spoken";

const figures = new Intl.NumberFormat(locale());
const shares = new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 });
const changes = new Intl.NumberFormat(locale(), {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

const differences = new Intl.NumberFormat(locale(), { signDisplay: "exceptZero" });

const roundFigures = new Intl.NumberFormat(locale(), { notation: "compact" });

/** '250 k': beside a plot's lines, where there is little room. */
export const roundFigure = (number: number): string => roundFigures.format(number);
export const figure = (number: number): string => figures.format(number);
/** '97 %'. What is not nothing is not said to be nothing, and what is not all not all. */
export function share(part: number, whole: number): string {
  if (!whole) return shares.format(0);
  const rounded = Math.round((part / whole) * 100) / 100;
  if (part > 0 && rounded === 0) return `< ${shares.format(0.01)}`;
  if (part < whole && rounded === 1) return `> ${shares.format(0.99)}`;
  return shares.format(rounded);
}
/** '+24 %'. */
export const change = (ratio: number): string => changes.format(ratio);
/** '+2'. */
export const difference = (number: number): string => differences.format(number);
export const counted = (number: number, one: string, many: string): string =>
  `${figure(number)} ${number > 1 ? many : one}`;

const visits = (number: number) => counted(number, "visite", "visites");
const views = (number: number) => counted(number, "page vue", "pages vues");
const messages = (number: number) => counted(number, "message", "messages");
const networkNames: Readonly<Record<string, string>> = networks;
const clickNames: Readonly<Record<string, string>> = { cv: "CV ouvert", project: "Lien d’un projet" };
const pageNames: Readonly<Record<string, string>> = { "": "Page principale", mentions: "Mentions légales" };
const deviceNames: Readonly<Record<string, string>> = {
  phone: "Téléphone",
  tablet: "Tablette",
  desktop: "Ordinateur",
};

const during = (days: number): string => (days === 365 ? "en un an" : `en ${days} jours`);

export const visitWords = spoken("visitWords", {
  title: "Visites",
  lead: "Qui passe sur votre site, d’où, et pour y lire quoi.",
  loading: "Les chiffres arrivent…",
  rangeLabel: "Période",
  ranges: { 7: "7 jours", 30: "30 jours", 90: "90 jours", 365: "1 an" },
  paidRange: "L’année entière se regarde avec la version payante.",
  paidLetter: "La lettre de la semaine arrive avec la version payante.",
  upgrade: "Passer à la version Payante",
  visits,
  views,
  messages,
  /** 'Visites', 'Pages vues', 'Messages': above a figure. */
  metrics: { visits: "Visites", views: "Pages vues", messages: "Messages reçus" },
  metricLabel: "Ce que montre le graphique",
  ofMetric: { visits, views },
  inRange: (number: number, days: number) => `${visits(number)} ${during(days)}.`,
  nothingInRange: (days: number) => `Aucune visite ${during(days)}.`,
  more: (number: number, days: number, more: number) =>
    `${visits(number)} ${during(days)}, ${figure(more)} de plus qu’avant.`,
  fewer: (number: number, days: number, fewer: number) =>
    `${visits(number)} ${during(days)}, ${figure(fewer)} de moins qu’avant.`,
  same: (number: number, days: number) => `${visits(number)} ${during(days)}, autant qu’avant.`,
  before: (number: string) => `${number} avant`,
  countedSince: (day: string) => `Compté depuis le ${day}. La comparaison viendra avec le temps.`,
  byWeek: "Une colonne par semaine, du lundi au dimanche.",
  firstDay: "C’est le premier jour que nous comptons : revenez demain, le graphique aura grandi.",
  up: "en hausse",
  down: "en baisse",
  flat: "stable",
  today: "Aujourd’hui",
  todayHint: "jusqu’ici",
  now: (days: number) => (days === 365 ? "Cette année" : `Ces ${days} jours`),
  earlier: (days: number) => (days === 365 ? "L’année d’avant" : `Les ${days} jours d’avant`),
  plot: { visits: "Visites jour par jour", views: "Pages vues jour par jour" },
  plotByWeek: { visits: "Visites semaine par semaine", views: "Pages vues semaine par semaine" },
  weekOf: (day: string) => `semaine du ${day}`,
  hoursPlot: { visits: "Visites heure par heure", views: "Pages vues heure par heure" },
  asTable: "Voir en tableau",
  asPlot: "Voir le graphique",
  exportCsv: "Exporter en CSV",
  day: "Jour",
  week: "Semaine",
  hour: "Heure",
  visitsBefore: "Visites avant",
  viewsBefore: "Vues avant",
  showAll: (number: number) => `Afficher les ${figure(number)} autres`,
  showFewer: "Afficher moins",
  rest: "Le reste",

  sources: "D’où viennent vos visiteurs",
  sourcesBy: "Classés par",
  byHost: "Sites",
  byCampaign: "Campagnes",
  byCountry: "Pays",
  direct: "Accès direct",
  directHint: "adresse tapée, e-mail, application",
  noSources: "Les sites qui mènent au vôtre apparaîtront ici.",
  noCampaigns: "Ajoutez ?utm_source=infolettre à l’adresse que vous envoyez : ce mot apparaîtra ici.",
  noCountries: "Les pays de vos visiteurs apparaîtront ici.",
  unknownCountry: "Pays inconnu",

  read: "Ce qui est lu",
  readBy: "Lu par",
  byPage: "Pages",
  byLanguage: "Langues",
  noRead: "Les pages ouvertes apparaîtront ici.",
  pageName: (value: string) => pageNames[value] ?? value,

  wanted: "Langues demandées",
  asked: (number: number, language: string) =>
    `${counted(number, "visiteur a demandé", "visiteurs ont demandé")} ${theLanguage(language)}`,
  alsoAsked: (others: readonly (readonly [string, number])[]) =>
    `Et aussi ${listed(others.map(([language, number]) => `${theLanguage(language)} (${figure(number)})`))}.`,
  notOffered: (languages: number) =>
    languages > 1 ? "Votre site ne les propose pas encore." : "Votre site ne le propose pas encore.",
  addLanguage: (language: string) => `Ajouter ${theLanguage(language)}`,
  manyLanguagesPaid: "Plusieurs langues : avec la version payante.",

  clicks: "Ce qu’on ouvre",
  clickName: (value: string) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return networkNames[network] ?? "Contact";
    return clickNames[value] ?? value;
  },
  clickKind: (value: string) => (value.startsWith("contact:") ? "dans Contact" : ""),
  noClicks: "Les clics sur votre CV, vos coordonnées et vos projets apparaîtront ici.",

  leads: "Ce qui mène à un message",
  leadColumns: { source: "Venus de", visits: "Visites", messages: "Messages", share: "Écrivent" },
  noLeads: "Quand un visiteur vous écrira, vous lirez ici d’où il venait.",
  contactAfter: "Temps avant d’écrire",
  afterNames: {
    under_30s: "Moins de 30 s",
    under_2min: "30 s à 2 min",
    under_10min: "2 à 10 min",
    longer: "Plus de 10 min",
  } as Readonly<Record<string, string>>,
  mostAfter: {
    under_30s: "La plupart vous écrivent en moins de 30 secondes.",
    under_2min: "La plupart vous écrivent dans les 2 minutes.",
    under_10min: "La plupart vous écrivent dans les 10 minutes.",
    longer: "La plupart prennent plus de 10 minutes avant d’écrire.",
  } as Readonly<Record<string, string>>,

  hours: "À quelle heure",
  hoursIn: (zone: string) => `Heure de ${zone}.`,
  busiest: (from: number, to: number) => `On vient surtout entre ${from} h et ${to} h.`,
  noHours: "Les heures de visite apparaîtront ici.",
  hourSpan: (hour: number) => `${hour} h à ${(hour + 1) % 24} h`,

  devices: "Sur quel appareil",
  deviceName: (value: string) => deviceNames[value] ?? value,
  noDevices: "Téléphone, tablette ou ordinateur : ce sera dit ici.",

  speed: "Vitesse chez vos visiteurs",
  fastFor: (part: string) => `Rapide pour ${part} d’entre eux.`,
  noSpeed: "Les navigateurs de vos visiteurs mesureront votre page.",
  vitals: {
    LCP: "La page s’affiche",
    INP: "Elle répond aux gestes",
    CLS: "Rien ne bouge sous les yeux",
    TTFB: "Le serveur répond",
  },
  mean: {
    LCP: (value: number) => `en ${seconds(value)}`,
    INP: (value: number) => `en ${seconds(value)}`,
    TTFB: (value: number) => `en ${seconds(value)}`,
    CLS: () => "",
  },

  bots: (number: number) =>
    number > 1
      ? `${figure(number)} passages de robots n’ont pas été comptés.`
      : "1 passage de robot n’a pas été compté.",
  noBots: "Aucun robot n’est passé.",
  privacy:
    "Sans cookie et sans rien qui désigne un visiteur. Vos propres visites ne comptent pas, ni celles de qui demande à ne pas être suivi. Gardé 400 jours.",

  settings: "Réglages",
  counts: "Compter les visites",
  countsHint: "Éteint, plus rien n’est compté ; ce qui l’a été reste jusqu’à ce que vous l’effaciez.",
  letter: "Lettre de la semaine",
  letterHint: "Chaque lundi matin, la semaine passée par e-mail.",
  letterWaits: (email: string) => `Elle attend que vous confirmiez l’adresse ${email}.`,
  nowCounted: "Les visites sont comptées.",
  notCounted: "Les visites ne sont plus comptées.",
  letterOn: "La lettre arrivera chaque lundi.",
  letterOff: "La lettre n’arrivera plus.",
  erase: "Effacer les chiffres",
  eraseHint: "Toutes les visites comptées jusqu’ici.",
  eraseTitle: "Effacer tous les chiffres ?",
  eraseText: "Tout ce qui a été compté disparaît pour toujours. Exportez-le d’abord si vous voulez le garder.",
  erased: "Chiffres effacés.",

  offTitle: "Les visites ne sont pas comptées",
  offText: "Combien de personnes passent, d’où elles viennent, ce qu’elles lisent : sans cookie, et pour vous seul.",
  offNotice: "Les visites ne sont plus comptées : ces chiffres s’arrêtent là.",
  switchOn: "Compter les visites",
  emptyTitle: "Pas encore de visite",
  emptyText: "Vos chiffres apparaîtront ici, une minute après le premier visiteur. Faites connaître votre adresse :",
  constructionText: "Votre site est en construction : les visiteurs ne voient qu’une page d’attente.",
  publish: "Le mettre en ligne",
  noSiteTitle: "D’abord, votre site",
  noSiteText: "Dès qu’il sera enregistré, vous verrez ici qui le regarde.",
  start: "Commencer",
  copyAddress: "Copier l’adresse",
  copySignature: "Copier la signature",
  addressCopied: "Adresse copiée !",
  signatureCopied: "Signature copiée : collez-la dans les réglages de votre messagerie.",
  copyFailed: "La copie a échoué. Sélectionnez le texte à la main.",
  tips: {
    signature: "Dans votre signature d’e-mail",
    signatureText: "Chaque message envoyé devient une invitation.",
    profile: "Sur vos profils",
    profileText: "LinkedIn, Instagram, Malt : le champ « site web » est fait pour cela.",
    card: "Auprès de trois personnes",
    cardText: "Envoyez-la à qui vous recommanderait : c’est souvent de là que vient le premier message.",
  },

  landing: "Visites",
  see: "Voir les visites",
  weekLine: (now: number, before: number) => `${visits(now)} ces 7 jours, ${figure(before)} les 7 d’avant`,
  firstWeek: (now: number) => `${visits(now)} ces 7 jours`,
  todayIs: "aujourd’hui",
  landingEmpty: "Aucune visite pour l’instant. Partagez votre adresse, ou mettez-la dans votre signature d’e-mail.",
  landingOff: "Les visites ne sont pas comptées.",
});

function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `${new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value)} s`;
}
