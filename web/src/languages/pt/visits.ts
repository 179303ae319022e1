// The visits: what was counted, said so that one need not know anything about statistics.
import type { Catalogue } from "../catalogue";
import { inLanguage, languageOf } from "./languages";
import { beforeHour, byNumber, counted, figure, locale } from "./numbers";
import { networkNames } from "./sections";

const visits = (number: number) => counted(number, "visita", "visitas");
const views = (number: number) => counted(number, "página vista", "páginas vistas");
const messages = (number: number) => counted(number, "mensagem", "mensagens");
const listed = new Intl.ListFormat(locale, { type: "conjunction" });
const anyNetwork: Readonly<Record<string, string>> = networkNames;
const clickNames: Readonly<Record<string, string>> = { cv: "CV aberto", project: "Link de um projeto" };
const pageNames: Readonly<Record<string, string>> = { "": "Página principal", mentions: "Aviso legal" };
const deviceNames: Readonly<Record<string, string>> = {
  phone: "Telefone",
  tablet: "Tablet",
  desktop: "Computador",
};

const inLast = (days: number): string => (days === 365 ? "no último ano" : `nos últimos ${days} dias`);

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `em ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} s`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "Visitas",
  lead: "Quem passa pelo seu site, de onde vem e o que lê.",
  loading: "A carregar os números…",
  rangeLabel: "Período",
  ranges: { 7: "7 dias", 30: "30 dias", 90: "90 dias", 365: "1 ano" },
  paidRange: "O ano inteiro faz parte da versão paga.",
  paidLetter: "O resumo semanal faz parte da versão paga.",
  upgrade: "Passar para a versão paga",
  visits,
  views,
  messages,
  metrics: { visits: "Visitas", views: "Páginas vistas", messages: "Mensagens recebidas" },
  metricLabel: "O que o gráfico mostra",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} ${inLast(days)}.`,
  nothingInRange: (days) => `Nenhuma visita ${inLast(days)}.`,
  more: (number, days, more) => `${visits(number)} ${inLast(days)}, mais ${figure(more)} do que antes.`,
  fewer: (number, days, fewer) => `${visits(number)} ${inLast(days)}, menos ${figure(fewer)} do que antes.`,
  same: (number, days) => `${visits(number)} ${inLast(days)}, o mesmo que antes.`,
  before: (number) => `${number} antes`,
  countedSince: (day) => `Contado desde ${day}. A comparação virá com o tempo.`,
  byWeek: "Uma coluna por semana, de segunda a domingo.",
  firstDay: "É o primeiro dia que contamos: volte amanhã, o gráfico terá crescido.",
  up: "em alta",
  down: "em baixa",
  flat: "estável",
  today: "Hoje",
  todayHint: "até agora",
  now: (days) => (days === 365 ? "Este ano" : `Estes ${days} dias`),
  earlier: (days) => (days === 365 ? "O ano anterior" : `Os ${days} dias anteriores`),
  plot: { visits: "Visitas dia a dia", views: "Páginas vistas dia a dia" },
  plotByWeek: { visits: "Visitas semana a semana", views: "Páginas vistas semana a semana" },
  weekOf: (day) => `semana de ${day}`,
  hoursPlot: { visits: "Visitas hora a hora", views: "Páginas vistas hora a hora" },
  asTable: "Ver em tabela",
  asPlot: "Ver o gráfico",
  exportCsv: "Exportar em CSV",
  day: "Dia",
  week: "Semana",
  hour: "Hora",
  visitsBefore: "Visitas antes",
  viewsBefore: "Páginas vistas antes",
  showAll: (number) => `Mostrar mais ${figure(number)}`,
  showFewer: "Mostrar menos",
  rest: "O resto",

  sources: "De onde vêm os seus visitantes",
  sourcesBy: "Agrupados por",
  byHost: "Sites",
  byCampaign: "Campanhas",
  byCountry: "Países",
  direct: "Acesso direto",
  directHint: "endereço escrito, e-mail, aplicação",
  noSources: "Os sites que levam ao seu aparecerão aqui.",
  noCampaigns: "Acrescente ?utm_source=newsletter ao endereço que envia: essa palavra aparecerá aqui.",
  noCountries: "Os países dos seus visitantes aparecerão aqui.",
  unknownCountry: "País desconhecido",

  read: "O que os visitantes leem",
  readBy: "Agrupado por",
  byPage: "Páginas",
  byLanguage: "Idiomas",
  noRead: "As páginas abertas aparecerão aqui.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "Idiomas pedidos",
  asked: (number, language) =>
    `${counted(number, "visitante pediu o site", "visitantes pediram o site")} ${inLanguage(language)}`,
  alsoAsked: (others) =>
    `E também ${listed.format(others.map(([language, number]) => `${inLanguage(language)} (${figure(number)})`))}.`,
  notOffered: (languages) =>
    byNumber(languages, "O seu site ainda não tem este idioma.", "O seu site ainda não tem estes idiomas."),
  addLanguage: (language) => `Adicionar ${languageOf(language)}`,
  manyLanguagesPaid: "Vários idiomas: só com a versão paga.",

  clicks: "O que os visitantes abrem",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return anyNetwork[network] ?? "Contacto";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "em Contacto" : ""),
  noClicks: "Os cliques no CV, nos contactos e nos projetos aparecerão aqui.",

  leads: "O que leva a uma mensagem",
  leadColumns: { source: "Vindos de", visits: "Visitas", messages: "Mensagens", share: "Escrevem" },
  noLeads: "Quando um visitante escrever, verá aqui de onde veio.",
  contactAfter: "Tempo até escrever",
  afterNames: {
    under_30s: "Menos de 30 s",
    under_2min: "30 s a 2 min",
    under_10min: "2 a 10 min",
    longer: "Mais de 10 min",
  },
  mostAfter: {
    under_30s: "A maioria escreve em menos de 30 segundos.",
    under_2min: "A maioria escreve em menos de 2 minutos.",
    under_10min: "A maioria escreve em menos de 10 minutos.",
    longer: "A maioria leva mais de 10 minutos até escrever.",
  },

  hours: "A que horas",
  hoursIn: (zone) => `Hora de ${zone}.`,
  busiest: (from, to) => `A maioria vem entre ${beforeHour(from, "a", "as")} e ${beforeHour(to, "a", "as")}.`,
  noHours: "As horas das visitas aparecerão aqui.",
  hourSpan: (hour) => `${beforeHour(hour, "da", "das")} ${beforeHour(hour + 1, "à", "às")}`,

  devices: "Em que dispositivo",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "Telefone, tablet ou computador: aparecerão aqui.",

  speed: "Velocidade para os seus visitantes",
  fastFor: (part) => `A página é rápida para ${part} deles.`,
  noSpeed: "Os navegadores dos seus visitantes medirão a sua página.",
  vitals: {
    LCP: "A página aparece",
    INP: "Responde aos gestos",
    CLS: "Nada salta diante dos olhos",
    TTFB: "O servidor responde",
  },
  mean: { LCP: inSeconds, INP: inSeconds, TTFB: inSeconds, CLS: () => "" },

  bots: (number) =>
    byNumber(number, "1 passagem de robô não foi contada.", `${figure(number)} passagens de robôs não foram contadas.`),
  noBots: "Não passou nenhum robô.",
  privacy:
    "Sem cookies e sem nada que identifique um visitante. As suas próprias visitas não contam, nem as de quem pede para não ser rastreado. Os números são conservados durante 400 dias.",

  settings: "Definições",
  counts: "Contar as visitas",
  countsHint: "Se desligar, nada mais é contado; o que já foi contado fica até ser apagado.",
  letter: "Resumo semanal",
  letterHint: "Todas as segundas-feiras de manhã, a semana anterior por e-mail.",
  letterWaits: (email) => `Começa quando confirmar o endereço ${email}.`,
  nowCounted: "As visitas são contadas.",
  notCounted: "As visitas deixaram de ser contadas.",
  letterOn: "O resumo chegará todas as segundas-feiras.",
  letterOff: "O resumo deixará de chegar.",
  erase: "Apagar os números",
  eraseHint: "Todas as visitas contadas até agora.",
  eraseTitle: "Apagar todos os números?",
  eraseText: "Tudo o que foi contado desaparece para sempre. Exporte primeiro, se o quiser conservar.",
  erased: "Números apagados.",

  offTitle: "As visitas não são contadas",
  offText: "Quantas pessoas passam, de onde vêm, o que leem: sem cookies e só para os seus olhos.",
  offNotice: "As visitas deixaram de ser contadas: estes números param aqui.",
  switchOn: "Contar as visitas",
  emptyTitle: "Ainda não há visitas",
  emptyText: "Os números aparecerão aqui um minuto depois do primeiro visitante. Dê a conhecer o seu endereço:",
  constructionText: "O seu site está em construção: os visitantes só veem uma página de espera.",
  publish: "Publicar o site",
  noSiteTitle: "Primeiro, o seu site",
  noSiteText: "Assim que estiver guardado, verá aqui quem o visita.",
  start: "Começar",
  copyAddress: "Copiar o endereço",
  copySignature: "Copiar a assinatura",
  addressCopied: "Endereço copiado!",
  signatureCopied: "Assinatura copiada: cole-a nas definições do seu e-mail.",
  copyFailed: "Não foi possível copiar. Selecione o texto à mão.",
  tips: {
    signature: "Na sua assinatura de e-mail",
    signatureText: "Cada mensagem enviada torna-se um convite.",
    profile: "Nos seus perfis",
    profileText: "LinkedIn, Instagram, GitHub: o campo «site» existe para isso.",
    card: "Junto de três pessoas",
    cardText: "Envie-o a quem recomendaria o seu trabalho: é muitas vezes daí que vem a primeira mensagem.",
  },

  landing: "Visitas",
  see: "Ver as visitas",
  weekLine: (now, before) => `${visits(now)} nos últimos 7 dias, ${figure(before)} nos 7 anteriores`,
  firstWeek: (now) => `${visits(now)} nos últimos 7 dias`,
  todayIs: "hoje",
  landingEmpty: "Ainda não há visitas. Partilhe o seu endereço ou ponha-o na sua assinatura de e-mail.",
  landingOff: "As visitas não são contadas.",
};
