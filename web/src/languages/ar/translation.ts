import type { Catalogue } from "../catalogue";
import { apart, characters, counted, figure } from "./numbers";

const unreadable = {
  xml: "تعذّرت قراءة هذا الملف بصيغة XLIFF.",
  version: "هذا ليس ملف XLIFF من الإصدار ٢. يرجى طلبه بهذه الصيغة أو بصيغة CSV.",
  csv: "تعذّرت قراءة هذا الملف بصيغة XLIFF أو CSV.",
  columns: "تنقص أعمدة: «id» وعمود لكل لغة، كما في الملف الذي نُزّل.",
  length: "نصوص هذا الملف أكثر من أن تكون ترجمة لهذا الموقع.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "تغيّر النص الأصلي مرة أخرى للتو. يرجى قراءته أولًا.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `لغتا هذا الملف ${apart(languagesOf(found))}، والمطلوب ${apart(languagesOf(wanted))}.`,
  "translations.pair_unknown": "لا تترجم خدمة الترجمة بين هاتين اللغتين.",
  "translations.service_busy": "خدمة الترجمة مشغولة جدًا. يرجى إعادة المحاولة بعد لحظات.",
  "translations.service_away": "خدمة الترجمة لا تستجيب. يرجى إعادة المحاولة لاحقًا، أو ترجمة النص يدويًا.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "مكتمل", stale: "للمراجعة", copied: "منسوخ", empty: "فارغ" },
  counts: {
    stale: (count) =>
      counted(count, {
        zero: "لا نصوص للمراجعة",
        one: "نص واحد للمراجعة",
        two: "نصان للمراجعة",
        few: "# نصوص للمراجعة",
        many: "# نصًا للمراجعة",
        other: "# نص للمراجعة",
      }),
    copied: (count) =>
      counted(count, {
        zero: "لا نصوص منسوخة",
        one: "نص واحد منسوخ",
        two: "نصان منسوخان",
        few: "# نصوص منسوخة",
        many: "# نصًا منسوخًا",
        other: "# نص منسوخ",
      }),
    empty: (count) =>
      counted(count, {
        zero: "لا نصوص فارغة",
        one: "نص واحد فارغ",
        two: "نصان فارغان",
        few: "# نصوص فارغة",
        many: "# نصًا فارغًا",
        other: "# نص فارغ",
      }),
  },
  legend: { stale: "للمراجعة: تغيّر النص الأصلي", copied: "منسوخ ولم يُترجم بعد" },
  sourceChanged: (inLanguage) => `تغيّر النص المكتوب ${inLanguage} منذ ذلك الحين.`,
  sameAsSource: (inLanguage) => `مطابق للنص المكتوب ${inLanguage}.`,
  stillGood: "ما زال صالحًا",
  asWanted: "هذا مقصود",
  confirmed: (count) =>
    counted(count, {
      zero: "لم يُعتمد أي نص.",
      one: "تم اعتماد النص.",
      two: "تم اعتماد النصين.",
      few: "تم اعتماد # نصوص.",
      many: "تم اعتماد # نصًا.",
      other: "تم اعتماد # نص.",
    }),
  review: (section, inLanguage) => `مراجعة «${section}» ${inLanguage}`,
  reviewHint: (count) =>
    counted(count, {
      zero: "لم يتغيّر أي نص أصلي منذ ذلك الحين.",
      one: "تغيّر نص أصلي واحد منذ ذلك الحين.",
      two: "تغيّر نصان أصليان منذ ذلك الحين.",
      few: "تغيّرت # نصوص أصلية منذ ذلك الحين.",
      many: "تغيّر # نصًا أصليًا منذ ذلك الحين.",
      other: "تغيّر # نص أصلي منذ ذلك الحين.",
    }),
  reviewButton: "مراجعة",
  translate: "ترجمة",
  /** From 'بالألمانية' to 'إلى الألمانية'. */
  translateInto: (intoLanguage) => `الترجمة ${intoLanguage}`,
  leave: "الخروج من الترجمة",
  left: (left, all) => {
    if (left === 0) return all === 1 ? "النص الوحيد مترجم." : "كل النصوص مترجمة.";
    const remaining = counted(left, {
      zero: "لم يبقَ أي نص",
      one: "بقي نص واحد",
      two: "بقي نصان",
      few: "بقيت # نصوص",
      many: "بقي # نصًا",
      other: "بقي # نص",
    });
    return `${remaining} من أصل ${figure(all)}.`;
  },
  nothing: "لا شيء للترجمة هنا حاليًا.",
  from: "اللغة الأصلية",
  keys: "ينقلك Tab إلى النص التالي، ويُبقي Ctrl + Enter النص كما هو.",
  texts: "النصوص",
  missing: "غير موجود بهذه اللغة.",
  takeOver: "إدراج",
  takeOverNamed: (name) => `إدراج ${apart(name)}`,
  takeOverAll: (count) =>
    counted(count, {
      zero: "لا عناصر ناقصة",
      one: "إدراج العنصر الناقص مع صوره وروابطه",
      two: "إدراج العنصرين الناقصين مع الصور والروابط",
      few: "إدراج # عناصر ناقصة مع الصور والروابط",
      many: "إدراج # عنصرًا ناقصًا مع الصور والروابط",
      other: "إدراج # عنصر ناقص مع الصور والروابط",
    }),
  takenOver: (count) =>
    counted(count, {
      zero: "لم يُدرج أي عنصر.",
      one: "أُدرج عنصر واحد.",
      two: "أُدرج عنصران.",
      few: "أُدرجت # عناصر.",
      many: "أُدرج # عنصرًا.",
      other: "أُدرج # عنصر.",
    }),
  preview: (inLanguage) => `المعاينة ${inLanguage}`,
  suggest: "اقتراح",
  asking: "تجري الترجمة…",
  proposed: "اقتراح بحاجة إلى تدقيق",
  accept: "قبول",
  proposalCut: "كان الاقتراح أطول من أن يتسع له هذا الحقل: تنقصه النهاية.",
  writtenMeanwhile: "كُتب شيء هنا في هذه الأثناء، ولذلك لم يُستخدم الاقتراح.",
  proposalsLeft: (count) =>
    counted(count, {
      zero: "لا اقتراحات بحاجة إلى تدقيق.",
      one: "اقتراح واحد بحاجة إلى تدقيق.",
      two: "اقتراحان بحاجة إلى تدقيق.",
      few: "# اقتراحات بحاجة إلى تدقيق.",
      many: "# اقتراحًا بحاجة إلى تدقيق.",
      other: "# اقتراح بحاجة إلى تدقيق.",
    }),
  saveRefused: (count) =>
    counted(count, {
      zero: "لم يُحفظ شيء بعد.",
      one: "لم يُحفظ شيء بعد: اقتراح واحد بحاجة إلى تدقيق. يرجى قبوله أو تعديله.",
      two: "لم يُحفظ شيء بعد: اقتراحان بحاجة إلى تدقيق. يرجى قبولهما أو تعديلهما.",
      few: "لم يُحفظ شيء بعد: # اقتراحات بحاجة إلى تدقيق. يرجى قبولها أو تعديلها.",
      many: "لم يُحفظ شيء بعد: # اقتراحًا بحاجة إلى تدقيق. يرجى قبولها أو تعديلها.",
      other: "لم يُحفظ شيء بعد: # اقتراح بحاجة إلى تدقيق. يرجى قبولها أو تعديلها.",
    }),
  suggestKeys: "يقترح Ctrl + Shift + Enter ترجمةً، ويقبلها Ctrl + Enter.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "كل النصوص",
  lead: "كل نص في الموقع بجانب أصله، مع البحث والترشيح والتصحيح في المكان نفسه.",
  language: "اللغة المراد الترجمة إليها",
  search: "البحث في النصوص",
  state: "الحالة",
  everyState: "كل الحالات",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) =>
    `المعروض ${figure(shown)} من ${counted(all, {
      zero: "# نص",
      one: "نص واحد",
      two: "نصين",
      few: "# نصوص",
      many: "# نصًا",
      other: "# نص",
    })}.`,
  none: "لا نص يطابق البحث.",
  more: "عرض المزيد من النصوص",
  oneLanguage: "لغة واحدة فقط حتى الآن",
  oneLanguageHint: "عند إضافة لغة ثانية إلى موقعك، تظهر هنا نصوصها المراد ترجمتها.",
  original: "النص الأصلي",
  absent: "غير موجود بهذه اللغة بعد: سيُدرج عنصره مع صوره وروابطه.",
  cancel: "إلغاء",
  takenBack: "عادت النصوص السابقة.",
  advanced: "متقدم",
  files: "الترجمة في مكان آخر",
  filesHint:
    "يمكنك إعطاء ملف لمن يترجم لك، ثم رفع الملف المترجم هنا. لا يتغيّر شيء قبل موافقتك. لا يحمل الملف التنسيق، ولذلك يفقد النص تنسيقه إذا أُعيدت كتابته.",
  downloadXliff: "تنزيل بصيغة XLIFF",
  downloadCsv: "تنزيل بصيغة CSV",
  bring: "استيراد الترجمة",
  bringLabel: "ملف مترجم، XLIFF أو CSV",
  tooLarge: "هذا الملف أكبر من أن يكون ترجمة لهذا الموقع.",
  proposal: "ما سيغيّره الملف",
  proposalOf: (name) => `من ${apart(name)}. يرجى تحديد النصوص المراد استيرادها.`,
  nothingNew: "لا يغيّر هذا الملف شيئًا: نصوصه هي نصوص موقعك نفسها.",
  sourceChanged: "تغيّر النص الأصلي منذ ذلك الحين",
  replaces: "يحل محل نص مكتمل",
  newText: "جديد",
  tooLong: (most) => `طويل جدًا: ${characters(most)} على الأكثر`,
  unfit: "فيه محارف لا يمكن حفظها",
  before: "قبل",
  after: "بعد",
  tickAll: "تحديد الكل",
  tickNone: "إلغاء تحديد الكل",
  unknown: (count) =>
    counted(count, {
      zero: "كل نصوص الملف موجودة في الموقع.",
      one: "في الملف نص واحد لا يوجد في الموقع أو لم يعد فيه، ولن يُستورد.",
      two: "في الملف نصان لا يوجدان في الموقع أو لم يعودا فيه، ولن يُستوردا.",
      few: "في الملف # نصوص لا توجد في الموقع أو لم تعد فيه، ولن تُستورد.",
      many: "في الملف # نصًا لا توجد في الموقع أو لم تعد فيه، ولن تُستورد.",
      other: "في الملف # نص لا توجد في الموقع أو لم تعد فيه، ولن تُستورد.",
    }),
  same: (count) =>
    counted(count, {
      zero: "لا نصوص مطابقة.",
      one: "نص واحد مطابق بالفعل.",
      two: "نصان مطابقان بالفعل.",
      few: "# نصوص مطابقة بالفعل.",
      many: "# نصًا مطابقًا بالفعل.",
      other: "# نص مطابق بالفعل.",
    }),
  untranslated: (count) =>
    counted(count, {
      zero: "لا نصوص فارغة في الملف.",
      one: "نص واحد فارغ في الملف: يبقى نص موقعك.",
      two: "نصان فارغان في الملف: يبقى نصا موقعك.",
      few: "# نصوص فارغة في الملف: تبقى نصوص موقعك.",
      many: "# نصًا فارغًا في الملف: تبقى نصوص موقعك.",
      other: "# نص فارغ في الملف: تبقى نصوص موقعك.",
    }),
  apply: (count) =>
    counted(count, {
      zero: "عدم استيراد شيء",
      one: "استيراد نص واحد",
      two: "استيراد نصين",
      few: "استيراد # نصوص",
      many: "استيراد # نصًا",
      other: "استيراد # نص",
    }),
  close: "إغلاق بلا استيراد",
};
