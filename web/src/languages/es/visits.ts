// The visits: what was counted, said so that one need not know anything about statistics.
import type { Catalogue } from "../catalogue";
import { theLanguage } from "./languages";
import { byNumber, counted, figure, locale, theFullHour } from "./numbers";
import { networkNames } from "./sections";

const visits = (number: number) => counted(number, "visita", "visitas");
const views = (number: number) => counted(number, "página vista", "páginas vistas");
const messages = (number: number) => counted(number, "mensaje", "mensajes");
const listed = new Intl.ListFormat(locale, { type: "conjunction" });
const anyNetwork: Readonly<Record<string, string>> = networkNames;
const clickNames: Readonly<Record<string, string>> = { cv: "CV abierto", project: "Enlace de un proyecto" };
const pageNames: Readonly<Record<string, string>> = { "": "Página principal", mentions: "Aviso legal" };
const deviceNames: Readonly<Record<string, string>> = { phone: "Teléfono", tablet: "Tableta", desktop: "Escritorio" };

const lastSpan = (days: number): string => (days === 365 ? "el último año" : `los últimos ${days} días`);

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `en ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)}\u00a0s`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "Visitas",
  lead: "Quién pasa por su sitio, de dónde viene y qué lee.",
  loading: "Cargando las cifras…",
  rangeLabel: "Período",
  ranges: { 7: "7 días", 30: "30 días", 90: "90 días", 365: "1 año" },
  paidRange: "El año completo se ve con la versión de pago.",
  paidLetter: "El resumen semanal llega con la versión de pago.",
  upgrade: "Pasar a la versión de pago",
  visits,
  views,
  messages,
  metrics: { visits: "Visitas", views: "Páginas vistas", messages: "Mensajes recibidos" },
  metricLabel: "Lo que muestra el gráfico",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} en ${lastSpan(days)}.`,
  nothingInRange: (days) => `Ninguna visita en ${lastSpan(days)}.`,
  more: (number, days, more) => `${visits(number)} en ${lastSpan(days)}, ${figure(more)} más que antes.`,
  fewer: (number, days, fewer) => `${visits(number)} en ${lastSpan(days)}, ${figure(fewer)} menos que antes.`,
  same: (number, days) => `${visits(number)} en ${lastSpan(days)}, tantas como antes.`,
  before: (number) => `${number} antes`,
  countedSince: (day) => `Contado desde el ${day}. La comparación llegará con el tiempo.`,
  byWeek: "Una columna por semana, de lunes a domingo.",
  firstDay: "Es el primer día que contamos: vuelva mañana, el gráfico habrá crecido.",
  up: "al alza",
  down: "a la baja",
  flat: "estable",
  today: "Hoy",
  todayHint: "hasta ahora",
  now: (days) => (days === 365 ? "Este año" : `Estos ${days} días`),
  earlier: (days) => (days === 365 ? "El año anterior" : `Los ${days} días anteriores`),
  plot: { visits: "Visitas día a día", views: "Páginas vistas día a día" },
  plotByWeek: { visits: "Visitas semana a semana", views: "Páginas vistas semana a semana" },
  weekOf: (day) => `semana del ${day}`,
  hoursPlot: { visits: "Visitas hora a hora", views: "Páginas vistas hora a hora" },
  asTable: "Ver como tabla",
  asPlot: "Ver el gráfico",
  exportCsv: "Exportar a CSV",
  day: "Día",
  week: "Semana",
  hour: "Hora",
  visitsBefore: "Visitas anteriores",
  viewsBefore: "Vistas anteriores",
  showAll: (number) => `Mostrar ${figure(number)} más`,
  showFewer: "Mostrar menos",
  rest: "El resto",

  sources: "De dónde vienen sus visitantes",
  sourcesBy: "Agrupar por",
  byHost: "Sitios",
  byCampaign: "Campañas",
  byCountry: "Países",
  direct: "Acceso directo",
  directHint: "dirección escrita, correo, aplicación",
  noSources: "Los sitios que llevan al suyo aparecerán aquí.",
  noCampaigns: "Añada ?utm_source=boletin a la dirección que envía: esa palabra aparecerá aquí.",
  noCountries: "Los países de sus visitantes aparecerán aquí.",
  unknownCountry: "País desconocido",

  read: "Qué se lee",
  readBy: "Agrupar por",
  byPage: "Páginas",
  byLanguage: "Idiomas",
  noRead: "Las páginas abiertas aparecerán aquí.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "Idiomas solicitados",
  asked: (number, language) =>
    `${counted(number, "visitante ha pedido", "visitantes han pedido")} ${theLanguage(language)}`,
  alsoAsked: (others) =>
    `Y también ${listed.format(others.map(([language, number]) => `${theLanguage(language)} (${figure(number)})`))}.`,
  notOffered: (languages) => byNumber(languages, "Su sitio aún no lo ofrece.", "Su sitio aún no los ofrece."),
  addLanguage: (language) => `Añadir ${theLanguage(language)}`,
  manyLanguagesPaid: "Varios idiomas: con la versión de pago.",

  clicks: "Qué se abre",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return anyNetwork[network] ?? "Contacto";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "en Contacto" : ""),
  noClicks: "Los clics en su CV, sus datos de contacto y sus proyectos aparecerán aquí.",

  leads: "Qué lleva a un mensaje",
  leadColumns: { source: "Vienen de", visits: "Visitas", messages: "Mensajes", share: "Escriben" },
  noLeads: "Cuando un visitante le escriba, leerá aquí de dónde venía.",
  contactAfter: "Tiempo antes de escribir",
  afterNames: {
    under_30s: "Menos de 30 s",
    under_2min: "De 30 s a 2 min",
    under_10min: "De 2 a 10 min",
    longer: "Más de 10 min",
  },
  mostAfter: {
    under_30s: "La mayoría le escribe en menos de 30 segundos.",
    under_2min: "La mayoría le escribe en los primeros 2 minutos.",
    under_10min: "La mayoría le escribe en los primeros 10 minutos.",
    longer: "La mayoría tarda más de 10 minutos en escribir.",
  },

  hours: "A qué hora",
  hoursIn: (zone) => `Hora de ${zone}.`,
  busiest: (from, to) => `La mayoría viene entre ${theFullHour(from)} y ${theFullHour(to)}.`,
  noHours: "Las horas de las visitas aparecerán aquí.",
  hourSpan: (hour) => `De ${hour}:00 a ${(hour + 1) % 24}:00`,

  devices: "En qué dispositivo",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "Teléfono, tableta o escritorio: aparecerá aquí.",

  speed: "Rapidez para sus visitantes",
  fastFor: (part) => `Rápida para el ${part} de ellos.`,
  noSpeed: "Los navegadores de sus visitantes medirán su página.",
  vitals: {
    LCP: "La página aparece",
    INP: "Responde a los gestos",
    CLS: "Nada se mueve de su lugar",
    TTFB: "El servidor responde",
  },
  mean: { LCP: inSeconds, INP: inSeconds, TTFB: inSeconds, CLS: () => "" },

  bots: (number) =>
    byNumber(number, "No se ha contado 1 visita de robot.", `No se han contado ${visits(number)} de robots.`),
  noBots: "No ha pasado ningún robot.",
  privacy:
    "Sin cookies y sin nada que identifique a un visitante. Sus propias visitas no cuentan, ni las de quien pide que no se le rastree. Se conserva 400 días.",

  settings: "Ajustes",
  counts: "Contar las visitas",
  countsHint: "Si se desactiva, ya no se cuenta nada; lo contado permanece hasta que lo borre.",
  letter: "Resumen semanal",
  letterHint: "Cada lunes por la mañana, un correo con la semana anterior.",
  letterWaits: (email) => `Empezará cuando confirme la dirección ${email}.`,
  nowCounted: "Las visitas se cuentan.",
  notCounted: "Las visitas ya no se cuentan.",
  letterOn: "El resumen llegará cada lunes.",
  letterOff: "El resumen ya no llegará.",
  erase: "Borrar las cifras",
  eraseHint: "Todas las visitas contadas hasta ahora.",
  eraseTitle: "¿Borrar todas las cifras?",
  eraseText: "Todo lo contado desaparece para siempre. Expórtelo antes si quiere conservarlo.",
  erased: "Cifras borradas.",

  offTitle: "Las visitas no se cuentan",
  offText: "Cuántas personas pasan, de dónde vienen, qué leen: sin cookies y solo para usted.",
  offNotice: "Las visitas ya no se cuentan: estas cifras terminan aquí.",
  switchOn: "Contar las visitas",
  emptyTitle: "Aún no hay visitas",
  emptyText: "Sus cifras aparecerán aquí, un minuto después del primer visitante. Dé a conocer su dirección:",
  constructionText: "Su sitio está en construcción: los visitantes solo ven una página de espera.",
  publish: "Ponerlo en línea",
  noSiteTitle: "Primero, su sitio",
  noSiteText: "En cuanto esté guardado, verá aquí quién lo mira.",
  start: "Empezar",
  copyAddress: "Copiar la dirección",
  copySignature: "Copiar la firma",
  addressCopied: "¡Dirección copiada!",
  signatureCopied: "Firma copiada: péguela en los ajustes de su correo.",
  copyFailed: "No se pudo copiar. Seleccione el texto a mano.",
  tips: {
    signature: "En la firma de su correo",
    signatureText: "Cada mensaje que envía se convierte en una invitación.",
    profile: "En sus perfiles",
    profileText: "LinkedIn, Instagram, GitHub: el campo «sitio web» está para eso.",
    card: "A tres personas",
    cardText: "Envíela a quien le recomendaría: de ahí suele venir el primer mensaje.",
  },

  landing: "Visitas",
  see: "Ver las visitas",
  weekLine: (now, before) => `${visits(now)} en los últimos 7 días, ${figure(before)} en los 7 anteriores`,
  firstWeek: (now) => `${visits(now)} en los últimos 7 días`,
  todayIs: "hoy",
  landingEmpty: "Ninguna visita por ahora. Comparta su dirección o póngala en la firma de su correo.",
  landingOff: "Las visitas no se cuentan.",
};
