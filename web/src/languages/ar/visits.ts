import { networks } from "../../contract/networks.gen";
import { isoLanguageNames } from "../../i18n/words/ar/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";
import { apart, counted, daysCounted, figure, hourAlone, locale, secondsCounted } from "./numbers";
import { sectionLabels } from "./sections";

const visits = (number: number): string =>
  counted(number, {
    zero: "لا زيارات",
    one: "زيارة واحدة",
    two: "زيارتان",
    few: "# زيارات",
    many: "# زيارة",
    other: "# زيارة",
  });
const views = (number: number): string =>
  counted(number, {
    zero: "لا مشاهدات",
    one: "مشاهدة واحدة",
    two: "مشاهدتان",
    few: "# مشاهدات",
    many: "# مشاهدة",
    other: "# مشاهدة",
  });
const messages = (number: number): string =>
  counted(number, {
    zero: "لا رسائل",
    one: "رسالة واحدة",
    two: "رسالتان",
    few: "# رسائل",
    many: "# رسالة",
    other: "# رسالة",
  });

const languages: Readonly<Record<string, string>> = isoLanguageNames;
const theLanguage = (code: string): string => languages[code] ?? apart(code);

const networkNames: Readonly<Record<string, string>> = {
  ...networks,
  ...sectionLabels.contact.choices["entries.network"],
};
const clickNames: Readonly<Record<string, string>> = { cv: "فتح السيرة الذاتية", project: "رابط مشروع" };
const pageNames: Readonly<Record<string, string>> = { "": "الصفحة الرئيسية", mentions: "الإشعار القانوني" };
const deviceNames: Readonly<Record<string, string>> = { phone: "هاتف", tablet: "جهاز لوحي", desktop: "حاسوب" };

const within = (days: number): string => (days === 365 ? "خلال سنة" : `خلال ${daysCounted(days)}`);
const list = new Intl.ListFormat(locale, { type: "conjunction" });

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  const rounded = Number(value.toFixed(digits));
  if (Number.isInteger(rounded)) return `خلال ${secondsCounted(rounded)}`;
  return `خلال ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(rounded)} ثانية`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "الزيارات",
  lead: "من يزور موقعك، ومن أين يأتي، وماذا يقرأ.",
  loading: "الأرقام في الطريق…",
  rangeLabel: "الفترة",
  ranges: { 7: "٧ أيام", 30: "٣٠ يومًا", 90: "٩٠ يومًا", 365: "سنة" },
  paidRange: "عرض السنة كاملة يأتي مع النسخة المدفوعة.",
  paidLetter: "النشرة الأسبوعية تأتي مع النسخة المدفوعة.",
  upgrade: "الانتقال إلى النسخة المدفوعة",
  visits,
  views,
  messages,
  metrics: { visits: "الزيارات", views: "المشاهدات", messages: "الرسائل الواردة" },
  metricLabel: "ما يعرضه الرسم البياني",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} ${within(days)}.`,
  nothingInRange: (days) => `لا زيارات ${within(days)}.`,
  more: (number, days, more) => `${visits(number)} ${within(days)}، بزيادة ${figure(more)} عن الفترة السابقة.`,
  fewer: (number, days, fewer) => `${visits(number)} ${within(days)}، بنقص ${figure(fewer)} عن الفترة السابقة.`,
  same: (number, days) => `${visits(number)} ${within(days)}، كما في الفترة السابقة.`,
  before: (number) => `سابقًا: ${number}`,
  countedSince: (day) => `بدأ الإحصاء في ${day}. ستأتي المقارنة مع الوقت.`,
  byWeek: "عمود لكل أسبوع، من الاثنين إلى الأحد.",
  firstDay: "هذا أول يوم من الإحصاء: غدًا سيكبر الرسم البياني.",
  up: "في ارتفاع",
  down: "في انخفاض",
  flat: "مستقر",
  today: "اليوم",
  todayHint: "حتى الآن",
  now: (days) => (days === 365 ? "هذه السنة" : `آخر ${daysCounted(days)}`),
  earlier: (days) => (days === 365 ? "السنة السابقة" : `الأيام الـ${figure(days)} السابقة`),
  plot: { visits: "الزيارات يومًا بيوم", views: "المشاهدات يومًا بيوم" },
  plotByWeek: { visits: "الزيارات أسبوعًا بأسبوع", views: "المشاهدات أسبوعًا بأسبوع" },
  weekOf: (day) => `أسبوع ${day}`,
  hoursPlot: { visits: "الزيارات ساعة بساعة", views: "المشاهدات ساعة بساعة" },
  asTable: "عرض كجدول",
  asPlot: "عرض الرسم البياني",
  exportCsv: "تصدير بصيغة CSV",
  day: "اليوم",
  week: "الأسبوع",
  hour: "الساعة",
  visitsBefore: "الزيارات سابقًا",
  viewsBefore: "المشاهدات سابقًا",
  showAll: (number) => `عرض البقية (${figure(number)})`,
  showFewer: "عرض أقل",
  rest: "البقية",

  sources: "من أين يأتي زوارك",
  sourcesBy: "مصنّفة حسب",
  byHost: "المواقع",
  byCampaign: "الحملات",
  byCountry: "البلدان",
  direct: "دخول مباشر",
  directHint: "عنوان مكتوب أو بريد إلكتروني أو تطبيق",
  noSources: "ستظهر هنا المواقع التي تقود إلى موقعك.",
  noCampaigns: "بإضافة \u2068?utm_source=newsletter\u2069 إلى الرابط المُرسَل، تظهر هذه الكلمة هنا.",
  noCountries: "ستظهر هنا بلدان زوارك.",
  unknownCountry: "بلد غير معروف",

  read: "ما يُقرأ",
  readBy: "مصنّف حسب",
  byPage: "الصفحات",
  byLanguage: "اللغات",
  noRead: "ستظهر هنا الصفحات التي تُفتح.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "اللغات المطلوبة",
  asked: (number, language) =>
    `${counted(number, {
      zero: "لم يطلب أي زائر",
      one: "طلب زائر واحد",
      two: "طلب زائران",
      few: "طلب # زوار",
      many: "طلب # زائرًا",
      other: "طلب # زائر",
    })} ${theLanguage(language)}`,
  alsoAsked: (others) =>
    `وأيضًا ${list.format(others.map(([language, number]) => `${theLanguage(language)} (${figure(number)})`))}.`,
  notOffered: (languages) => (languages > 1 ? "لا يقدّمها موقعك بعد." : "لا يقدّم موقعك هذه اللغة بعد."),
  addLanguage: (language) => `إضافة ${theLanguage(language)}`,
  manyLanguagesPaid: "عدة لغات: مع النسخة المدفوعة.",

  clicks: "ما يُفتح",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return networkNames[network] ?? "التواصل";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "في «التواصل»" : ""),
  noClicks: "ستظهر هنا النقرات على سيرتك الذاتية وبيانات التواصل ومشاريعك.",

  leads: "ما يقود إلى رسالة",
  leadColumns: { source: "قادمون من", visits: "الزيارات", messages: "الرسائل", share: "يراسلونك" },
  noLeads: "عندما يراسلك زائر، تعرف هنا من أين أتى.",
  contactAfter: "الوقت قبل المراسلة",
  afterNames: {
    under_30s: "أقل من ٣٠ ثانية",
    under_2min: "من ٣٠ ثانية إلى دقيقتين",
    under_10min: "من دقيقتين إلى ١٠ دقائق",
    longer: "أكثر من ١٠ دقائق",
  },
  mostAfter: {
    under_30s: "معظمهم يراسلونك في أقل من ٣٠ ثانية.",
    under_2min: "معظمهم يراسلونك خلال دقيقتين.",
    under_10min: "معظمهم يراسلونك خلال ١٠ دقائق.",
    longer: "معظمهم يأخذون أكثر من ١٠ دقائق قبل المراسلة.",
  },

  hours: "في أي ساعة",
  hoursIn: (zone) => `بتوقيت ${apart(zone)}.`,
  busiest: (from, to) => `أكثر الزيارات بين ${hourAlone(from)} و${hourAlone(to)}.`,
  noHours: "ستظهر هنا ساعات الزيارة.",
  hourSpan: (hour) => `من ${hourAlone(hour)} إلى ${hourAlone(hour + 1)}`,

  devices: "على أي جهاز",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "هاتف أم جهاز لوحي أم حاسوب: سيُذكر ذلك هنا.",

  speed: "السرعة لدى زوارك",
  fastFor: (part) => `الصفحة سريعة لدى ${part} منهم.`,
  noSpeed: "ستقيس متصفحات زوارك سرعة صفحتك.",
  vitals: {
    LCP: "تظهر الصفحة",
    INP: "تستجيب للتفاعل",
    CLS: "لا شيء يتحرك أمام العين",
    TTFB: "يستجيب الخادم",
  },
  mean: {
    LCP: inSeconds,
    INP: inSeconds,
    TTFB: inSeconds,
    CLS: () => "",
  },

  bots: (number) =>
    counted(number, {
      zero: "لم يمر أي روبوت.",
      one: "زيارة واحدة من روبوت لم تُحتسب.",
      two: "زيارتان من روبوتات لم تُحتسبا.",
      few: "# زيارات من روبوتات لم تُحتسب.",
      many: "# زيارة من روبوتات لم تُحتسب.",
      other: "# زيارة من روبوتات لم تُحتسب.",
    }),
  noBots: "لم يمر أي روبوت.",
  privacy:
    "بلا ملفات تعريف ارتباط ولا أي شيء يدل على زائر بعينه. لا تُحتسب زياراتك أنت ولا زيارات من يطلب عدم تتبعه. تُحفظ الأرقام ٤٠٠ يوم.",

  settings: "الإعدادات",
  counts: "إحصاء الزيارات",
  countsHint: "عند إيقافه لا يُحصى شيء بعد ذلك، ويبقى ما أُحصي إلى أن يُمحى بقرار منك.",
  letter: "النشرة الأسبوعية",
  letterHint: "صباح كل اثنين، حصيلة الأسبوع الماضي بالبريد الإلكتروني.",
  letterWaits: (email) => `النشرة بانتظار تأكيد البريد الإلكتروني ${apart(email)}.`,
  nowCounted: "الزيارات تُحصى الآن.",
  notCounted: "لم تعد الزيارات تُحصى.",
  letterOn: "ستصل النشرة كل يوم اثنين.",
  letterOff: "لن تصل النشرة بعد الآن.",
  erase: "محو الأرقام",
  eraseHint: "كل الزيارات التي أُحصيت حتى الآن.",
  eraseTitle: "محو كل الأرقام؟",
  eraseText: "يختفي كل ما أُحصي إلى الأبد. للاحتفاظ به، يرجى تصديره أولًا.",
  erased: "تم محو الأرقام.",

  offTitle: "الزيارات لا تُحصى",
  offText: "كم شخصًا يمر، ومن أين يأتي، وماذا يقرأ: بلا ملفات تعريف ارتباط، ولك وحدك.",
  offNotice: "لم تعد الزيارات تُحصى: هذه الأرقام تتوقف هنا.",
  switchOn: "إحصاء الزيارات",
  emptyTitle: "لا زيارات بعد",
  emptyText: "ستظهر أرقامك هنا بعد دقيقة من أول زائر. حان وقت التعريف بعنوان موقعك:",
  constructionText: "موقعك قيد الإنشاء: لا يرى الزوار إلا صفحة انتظار.",
  publish: "نشر الموقع",
  noSiteTitle: "موقعك أولًا",
  noSiteText: "حالما يُحفظ، سيظهر لك هنا من يشاهده.",
  start: "لنبدأ",
  copyAddress: "نسخ العنوان",
  copySignature: "نسخ التوقيع",
  addressCopied: "تم نسخ العنوان!",
  signatureCopied: "تم نسخ التوقيع: يمكنك لصقه في إعدادات بريدك.",
  copyFailed: "تعذّر النسخ. يرجى تحديد النص يدويًا.",
  tips: {
    signature: "في توقيع بريدك",
    signatureText: "كل رسالة مرسلة تصبح دعوة.",
    profile: "في ملفاتك الشخصية",
    profileText: "LinkedIn وInstagram وغيرهما: حقل «الموقع الإلكتروني» موجود لهذا.",
    card: "إلى ثلاثة أشخاص",
    cardText: "يكفي إرساله إلى من قد يوصي بك: كثيرًا ما تأتي أول رسالة من هناك.",
  },

  landing: "الزيارات",
  see: "عرض الزيارات",
  weekLine: (now, before) => `${visits(now)} في آخر ٧ أيام، و${figure(before)} في السبعة التي قبلها`,
  firstWeek: (now) => `${visits(now)} في آخر ٧ أيام`,
  todayIs: "اليوم",
  landingEmpty: "لا زيارات حتى الآن. يمكنك مشاركة عنوان موقعك أو وضعه في توقيع بريدك.",
  landingOff: "الزيارات لا تُحصى.",
};
