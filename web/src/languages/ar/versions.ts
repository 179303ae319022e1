import { isoLanguageNames } from "../../i18n/words/ar/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";
import { languageForms } from "./languages";
import { apart, counted, figure } from "./numbers";

const names: Readonly<Record<string, string>> = isoLanguageNames;
const inLanguageOf = (code: string): string => languageForms.inLanguage(names[code] ?? code);

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `لم يعد موقعك متاحًا ${inLanguageOf(String(language))}: يرجى إعادة هذه اللغة أولًا.`,
  "versions.not_kept": "لم يعد أي إصدار يحتفظ بهذا المحتوى.",
  "versions.not_allowed_now": "لم يعد هذا الإصدار يوافق قواعد اليوم: لا يمكن استرجاعه كما هو.",
};

const changes = (number: number, word: string): string[] => (number ? [`${word} ${figure(number)}`] : []);

export const versionWords: Catalogue["versionWords"] = {
  title: "الإصدارات",
  lead: "كل ما يُحفظ يبقى هنا. والاسترجاع عملية حفظ كغيرها، يمكن التراجع عنها أيضًا.",
  list: "قائمة الإصدارات",
  filter: "عرض",
  everything: "الموقع كله",
  settings: "إعدادات الموقع",
  allLanguages: "كل اللغات",
  today: "اليوم",
  yesterday: "أمس",
  older: "عرض الأقدم",
  current: "الحالي",
  by: {
    save: "حفظته أنت",
    restore: "استرجعته أنت",
    import: "مستورد",
    before: "قبل أول إصدار محفوظ",
  },
  changed: {
    nothing: "لم يتغير شيء",
    first: "أول حفظ",
    style: (text) => `النمط: ${text}`,
    list: (name, added, removed, changed) => {
      const what = [...changes(added, "أُضيف"), ...changes(removed, "أُزيل"), ...changes(changed, "عُدّل")];
      return `${name} (${what.join("، ") || "الترتيب"})`;
    },
    more: (count) =>
      counted(count, {
        zero: "لا شيء غيرها",
        one: "تغيير آخر",
        two: "تغييران آخران",
        few: "# تغييرات أخرى",
        many: "# تغييرًا آخر",
        other: "# تغيير آخر",
      }),
  },
  emptyTitle: "لا إصدارات حتى الآن",
  emptyText: "مع كل حفظ يبقى ما كتبته هنا، ويمكن استرجاعه.",
  toEditor: "فتح المحرّر",
  nothingChosen: "يمكنك اختيار إصدار لمقارنته بموقعك اليوم.",
  backToList: "العودة إلى القائمة",
  files: (size) =>
    `الصور والملفات التي لا تعرضها إلا الإصدارات تشغل ${size} من مساحة موقعك؛ وإذا لم تكفِ المساحة لرفع ملف، تُحذف أقدم الإصدارات أولًا.`,
  room: (used, most) =>
    `تشغل إصداراتك ${used} من ${most}. تُحفظ كل إصدارات آخر ٣٠ يومًا، ثم إصدار واحد عن كل يوم لمدة سنة.`,
  roomFull: (used, most) =>
    `تشغل إصداراتك ${used} من ${most}. عندما تضيق المساحة تُحذف أقدمها أولًا، ولا يُرفض الحفظ أبدًا لهذا السبب.`,
  differs: "ما يختلف عن اليوم",
  sameAsNow: "لا شيء: محتوى موقعك اليوم هو نفسه.",
  was: "في هذا الإصدار",
  now: "اليوم",
  pageThen: "الصفحة آنذاك",
  pageNow: "صفحة اليوم",
  pages: "الصفحتان",
  empty: "فارغ",
  deletedSince: "حُذف منذ ذلك الحين",
  addedSince: "أُضيف منذ ذلك الحين",
  orderOf: (list) => `الترتيب: ${list}`,
  sharedByAll: "مشترك بين كل اللغات",
  restore: "استرجاع",
  bringBack: "إعادة",
  restoreWhat: (what) => `استرجاع ${what}`,
  restoreSection: (section) => `استرجاع قسم ${section}`,
  restoreSettings: "استرجاع هذه الإعدادات",
  restoreSite: "استرجاع الموقع كله",
  asked: (deed) => `${deed}؟`,
  cancel: "تراجع",
  undone: "عاد كل شيء كما كان.",
  done: "تم الاسترجاع، وأصبح معروضًا الآن.",
  nothingToDo: "لا شيء لاسترجاعه: كل شيء هكذا بالفعل.",
  languageGone: (code) => `لم يعد موقعك متاحًا ${inLanguageOf(code)}. ما كُتب بها محفوظ: لاسترجاعه يرجى إعادة اللغة.`,
  languagesBack: "إعادة لغات ذلك الوقت",
  confirm: {
    one: (what) => `يعود «${apart(what)}» إلى ما كان عليه في هذا الإصدار. يُستبدل ما فيه اليوم، ولا يتغير ما سواه.`,
    item: (what) => `يعود العنصر «${apart(what)}» إلى مكانه كما كان. ولا يتغير ما سواه.`,
    section: (section, language) =>
      `كل نصوص قسم ${section} وعناصره ${language}، وكذلك ما تشترك فيه اللغات (الأنماط والصور وإعدادات القسم)، تعود كما كانت في هذا الإصدار وتحل محل ما هو موجود اليوم.`,
    settings:
      "يعود شريط التنقل واللغات والسمة والتصميم والشارة ونشر JSON Resume كما كانت في هذا الإصدار. ولا يتغير عنوان الموقع ولا حالته.",
    site: (moment) =>
      `تعود كل الأقسام بكل اللغات وإعدادات الموقع كما كانت في هذا الإصدار (${moment}). يُستبدل ما حُفظ بعده لكنه يبقى في الإصدارات. ولا يتغير عنوان الموقع ولا حالته.`,
    thinnedOut:
      "بعد ٣٠ يومًا لا يبقى إلا إصدار واحد عن كل يوم: يعود كل قسم إلى آخر ما بقي من تلك اللحظة أو قبلها. وإذا لم يبقَ شيء فلا يتغير القسم.",
    draft: "لا تُمَسّ مسودتك غير المحفوظة: عند فتح المحرّر يكون لك الاختيار بين الاثنتين.",
  },
  resumeOffered: "منشور",
  resumeNotOffered: "غير منشور",
  settingNames: {
    siteType: "شريط التنقل",
    languages: "اللغات",
    themeIndex: "السمة",
    layout: "التصميم",
    showsBadge: "الشارة العامة",
    offersResume: "JSON Resume",
    isOnline: "حالة الموقع",
    mailsMessages: "الإشعارات بالبريد",
    slug: "عنوان الموقع",
  },
};
