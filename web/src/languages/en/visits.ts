// The visits: what was counted, said so that one need not know anything about statistics.
import type { Catalogue } from "../catalogue";
import { languageOf } from "./languages";
import { byNumber, counted, figure, fullHour, locale } from "./numbers";
import { networkNames } from "./sections";

const visits = (number: number) => counted(number, "visit", "visits");
const views = (number: number) => counted(number, "page view", "page views");
const messages = (number: number) => counted(number, "message", "messages");
const listed = new Intl.ListFormat(locale, { type: "conjunction" });
const anyNetwork: Readonly<Record<string, string>> = networkNames;
const clickNames: Readonly<Record<string, string>> = { cv: "CV opened", project: "Project link" };
const pageNames: Readonly<Record<string, string>> = { "": "Main page", mentions: "Legal notice" };
const deviceNames: Readonly<Record<string, string>> = { phone: "Phone", tablet: "Tablet", desktop: "Computer" };

const span = (days: number): string => (days === 365 ? "year" : `${days} days`);

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `in ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} s`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "Visits",
  lead: "Who comes to your site, from where, and what they read.",
  loading: "The figures are on their way…",
  rangeLabel: "Period",
  ranges: { 7: "7 days", 30: "30 days", 90: "90 days", 365: "1 year" },
  paidRange: "See the whole year with the paid version.",
  paidLetter: "The weekly summary comes with the paid version.",
  upgrade: "Upgrade to the paid version",
  visits,
  views,
  messages,
  metrics: { visits: "Visits", views: "Page views", messages: "Messages received" },
  metricLabel: "What the chart shows",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} in the last ${span(days)}.`,
  nothingInRange: (days) => `No visits in the last ${span(days)}.`,
  more: (number, days, more) => `${visits(number)} in the last ${span(days)}, ${figure(more)} more than before.`,
  fewer: (number, days, fewer) => `${visits(number)} in the last ${span(days)}, ${figure(fewer)} fewer than before.`,
  same: (number, days) => `${visits(number)} in the last ${span(days)}, as many as before.`,
  before: (number) => `${number} before`,
  countedSince: (day) => `Counted since ${day}. A comparison will come with time.`,
  byWeek: "One column per week, Monday to Sunday.",
  firstDay: "This is the first day we’ve counted: come back tomorrow, the chart will have grown.",
  up: "up",
  down: "down",
  flat: "steady",
  today: "Today",
  todayHint: "so far",
  now: (days) => `The last ${span(days)}`,
  earlier: (days) => `The ${span(days)} before`,
  plot: { visits: "Visits day by day", views: "Page views day by day" },
  plotByWeek: { visits: "Visits week by week", views: "Page views week by week" },
  weekOf: (day) => `week of ${day}`,
  hoursPlot: { visits: "Visits hour by hour", views: "Page views hour by hour" },
  asTable: "View as a table",
  asPlot: "View the chart",
  exportCsv: "Export as CSV",
  day: "Day",
  week: "Week",
  hour: "Hour",
  visitsBefore: "Visits before",
  viewsBefore: "Views before",
  showAll: (number) => `Show the other ${figure(number)}`,
  showFewer: "Show fewer",
  rest: "The rest",

  sources: "Where your visitors come from",
  sourcesBy: "Grouped by",
  byHost: "Sites",
  byCampaign: "Campaigns",
  byCountry: "Countries",
  direct: "Direct",
  directHint: "address typed, email, app",
  noSources: "Sites that lead to yours will appear here.",
  noCampaigns: "Add ?utm_source=newsletter to the address you send: that word will appear here.",
  noCountries: "Your visitors’ countries will appear here.",
  unknownCountry: "Unknown country",

  read: "What people read",
  readBy: "Grouped by",
  byPage: "Pages",
  byLanguage: "Languages",
  noRead: "Pages that are opened will appear here.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "Languages asked for",
  asked: (number, language) => `${counted(number, "visitor asked for", "visitors asked for")} ${languageOf(language)}`,
  alsoAsked: (others) =>
    `Also ${listed.format(others.map(([language, number]) => `${languageOf(language)} (${figure(number)})`))}.`,
  notOffered: (languages) =>
    byNumber(languages, "Your site doesn’t offer it yet.", "Your site doesn’t offer them yet."),
  addLanguage: (language) => `Add ${languageOf(language)}`,
  manyLanguagesPaid: "Several languages come with the paid version.",

  clicks: "What people open",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return anyNetwork[network] ?? "Contact";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "in Contact" : ""),
  noClicks: "Clicks on your CV, your contact details and your projects will appear here.",

  leads: "What leads to a message",
  leadColumns: { source: "Came from", visits: "Visits", messages: "Messages", share: "Write to you" },
  noLeads: "When a visitor writes to you, you’ll see here where they came from.",
  contactAfter: "Time before writing",
  afterNames: {
    under_30s: "Less than 30 s",
    under_2min: "30 s to 2 min",
    under_10min: "2 to 10 min",
    longer: "More than 10 min",
  },
  mostAfter: {
    under_30s: "Most write to you in less than 30 seconds.",
    under_2min: "Most write to you within 2 minutes.",
    under_10min: "Most write to you within 10 minutes.",
    longer: "Most take more than 10 minutes before they write.",
  },

  hours: "At what time of day",
  hoursIn: (zone) => `${zone} time.`,
  busiest: (from, to) => `Most people come between ${fullHour(from)} and ${fullHour(to)}.`,
  noHours: "The times of visits will appear here.",
  hourSpan: (hour) => `${fullHour(hour)} to ${fullHour(hour + 1)}`,

  devices: "On which devices",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "Phone, tablet or computer: you’ll see it here.",

  speed: "Speed for your visitors",
  fastFor: (part) => `Fast for ${part} of them.`,
  noSpeed: "Your visitors’ browsers will measure your page.",
  vitals: {
    LCP: "The page appears",
    INP: "It responds to taps and clicks",
    CLS: "Nothing jumps about",
    TTFB: "The server responds",
  },
  mean: { LCP: inSeconds, INP: inSeconds, TTFB: inSeconds, CLS: () => "" },

  bots: (number) => byNumber(number, "1 bot visit was not counted.", `${figure(number)} bot visits were not counted.`),
  noBots: "No bots came by.",
  privacy:
    "No cookies, and nothing that identifies a visitor. Your own visits don’t count, nor do those of people who ask not to be tracked. Kept for 400 days.",

  settings: "Settings",
  counts: "Count visits",
  countsHint: "When off, nothing more is counted; what has been counted stays until you erase it.",
  letter: "Weekly summary",
  letterHint: "Every Monday morning, the past week by email.",
  letterWaits: (email) => `It starts once you confirm the address ${email}.`,
  nowCounted: "Visits are counted.",
  notCounted: "Visits are no longer counted.",
  letterOn: "You’ll get the summary every Monday.",
  letterOff: "You’ll no longer get the summary.",
  erase: "Erase the figures",
  eraseHint: "All visits counted so far.",
  eraseTitle: "Erase all the figures?",
  eraseText: "Everything that was counted disappears for good. Export it first if you want to keep it.",
  erased: "Figures erased.",

  offTitle: "Visits are not counted",
  offText: "How many people come by, where they come from, what they read: without cookies, and for your eyes only.",
  offNotice: "Visits are no longer counted: these figures stop here.",
  switchOn: "Count visits",
  emptyTitle: "No visits yet",
  emptyText: "Your figures will appear here, a minute after the first visitor. Spread the word about your address:",
  constructionText: "Your site is under construction: visitors only see a placeholder page.",
  publish: "Put it online",
  noSiteTitle: "First, your site",
  noSiteText: "Once it’s saved, you’ll see here who looks at it.",
  start: "Start",
  copyAddress: "Copy the address",
  copySignature: "Copy the signature",
  addressCopied: "Address copied!",
  signatureCopied: "Signature copied: paste it into your email settings.",
  copyFailed: "Copying failed. Select the text by hand.",
  tips: {
    signature: "In your email signature",
    signatureText: "Every email you send becomes an invitation.",
    profile: "On your profiles",
    profileText: "LinkedIn, Instagram, GitHub: that’s what the “website” field is for.",
    card: "With three people",
    cardText: "Send it to people who would recommend you: that’s often where the first message comes from.",
  },

  landing: "Visits",
  see: "See visits",
  weekLine: (now, before) => `${visits(now)} in the last 7 days, ${figure(before)} in the 7 before`,
  firstWeek: (now) => `${visits(now)} in the last 7 days`,
  todayIs: "today",
  landingEmpty: "No visits yet. Share your address, or put it in your email signature.",
  landingOff: "Visits are not counted.",
};
