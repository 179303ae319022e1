import type { Catalogue } from "../catalogue";
import { apart, characters, counted, figure, items, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${apart(file)})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file": "هذا الملف ليس أرشيف Vitrine ولا ملف JSON Resume ولا ملفًا مُصدَّرًا من LinkedIn. لم يُستورد شيء.",
  "imports.damaged_file": ({ file }) =>
    `هذا الملف تالف أو ناقص${inFile(file)}: لا يمكن قراءته حتى النهاية. لم يُستورد شيء.`,
  "imports.not_utf8": ({ file }) => `هذا الملف ليس بترميز UTF-8${inFile(file)}: يرجى حفظه بهذا الترميز. لم يُستورد شيء.`,
  "imports.unsafe_archive": "في هذا الأرشيف مسارات أو روابط أو ملفات مشفّرة غير مقبولة. لم يُستورد شيء.",
  "imports.too_much_inside": "في هذا الملف بعد فتحه أكثر مما يتسع له موقع. لم يُستورد شيء.",
  "imports.nothing_inside": "لا شيء في هذا الملف له مكان في موقعك.",
  "imports.newer_archive": "هذا الأرشيف من إصدار أحدث من Vitrine. لم يُستورد شيء.",
  "imports.site_changed": "تغيّر موقعك منذ هذه المعاينة. ها هي من جديد: لم يُستورد شيء.",
  "imports.no_preview": "لم تعد هذه المعاينة موجودة. يرجى اختيار الملف من جديد.",
  "imports.preview_outdated":
    "أُعدّت المعاينة قبل الانتقال إلى النسخة المدفوعة، ومن دون ما تتيحه. يرجى اختيار الملف أو المثال من جديد.",
};

const sources: Readonly<Record<Parameters<Words["from"]>[0], string>> = {
  archive: "أرشيف Vitrine",
  json_resume: "JSON Resume",
  linkedin: "ملف مُصدَّر من LinkedIn",
  sample: "الانطلاق من مثال",
};

const samples: Words["samples"] = {
  designer: {
    title: "مصممة غرافيك",
    text: "ملصقات وكتب وهويات بصرية",
  },
  developer: {
    title: "مطوّر",
    text: "تطبيقات ومشاريع ومراجعات تقنية",
  },
  craftsman: {
    title: "حِرفية",
    text: "أثاث على المقاس وترميم",
  },
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) => `${where}: اقتُطع النص، فيه ${characters(chars)} والحد الأقصى ${figure(most)}.`,
  bad_value: (_note, where) => `${where}: قيمة مرفوضة، تُركت جانبًا.`,
  incomplete: (_note, where) => `${where}: غير موجود في الملف، فتُرك العنصر جانبًا.`,
  too_many: ({ chars, most }, where) => `${where}: ${items(chars)}، ولا يؤخذ منها إلا أول ${figure(most)}.`,
  too_long: (_note, where) => `${where}: نص أطول مما يتسع له القسم، تُرك جانبًا.`,
  paid: (_note, where) => `${where}: مخصص للنسخة المدفوعة.`,
  picture: ({ item }) => `صورة مرفوضة: ${apart(item)}.`,
  no_room: ({ item }) => `لا مساحة كافية لهذه الصورة: ${apart(item)}. شاشة «المساحة المستخدمة» تبيّن ما يشغلها.`,
  drawn: (_note, where) => `${where}: لا صورة في الملف، فحل محلها رسم. يرجى استبداله.`,
  language: (_note, where) => `${where}: لا يمكن إضافة هذه اللغة إلى موقعك، فتُركت جانبًا.`,
};

export const importWords: Words = {
  title: "استيراد",
  lead: "يمكنك الانطلاق مما لديك. سيُعرض عليك ما سيُملأ قبل أن يتغير أي شيء.",
  file: "ملف",
  fileText: "يمكن سحبه إلى هنا أو اختياره، ومحتواه يحدّد نوعه.",
  kinds: ["أرشيف موقع Vitrine (zip أو json)", "ملف JSON Resume (json)", "بياناتك المُصدَّرة من LinkedIn (zip)"],
  limit: (megabytes) => `${figure(megabytes)} ميغابايت على الأكثر. لا يُحتفظ بالملف.`,
  choose: "اختيار ملف",
  chooseLabel: "اختيار ملف لاستيراده",
  sending: (part) => `جارٍ الرفع… ${percent(part / 100)}`,
  reading: "تجري قراءة الملف…",
  language: "لغة النصوص",
  languageHint: "يُستورد بهذه اللغة كل من JSON Resume وملفات LinkedIn والأمثلة.",
  sample: "مثال",
  sampleText: (where) => `موقع وهمي ${where} تستبدله كلمة كلمة. نقرة على صورة تطبّقه، ونقرة أخرى تزيله.`,
  trade: "المثال",
  begin: ": البدء بهذا التخطيط",
  begun: (title) => `وُضع مثال «${title}». موقعك ما زال قيد الإنشاء: لا يراه أحد غيرك.`,
  samples,
  ofSample: (title) => `لمثال «${title}»`,
  start: "عرض المعاينة",
  oneFile: (name) => `ملف واحد في كل مرة: أُخذ ${apart(name)}.`,

  previewTitle: "قبل الاستيراد",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof Words["samples"]]?.title ?? name}`
      : `${sources[source]}: ${apart(name)}`,
  nothingYet: "لم يتغير شيء بعد. يمكنك تحديد ما يفعله الاستيراد بكل جزء.",
  allAs: "لكل الأجزاء",
  mode: (part) => `للجزء «${part}»`,
  modes: {
    fill: "ملء الفارغ",
    add: "إضافة العناصر",
    replace: "استبدال",
    skip: "عدم الاستيراد",
  },
  shared: "كل اللغات",
  textFilled: "مُلئ",
  textReplaced: "استُبدل",
  textKept: "تُرك كما هو",
  textSame: "مطابق بالفعل",
  textSkipped: "لم يُستورد",
  onSite: "في موقعك:",
  before: "قبل:",
  after: "بعد:",
  inFile: "في الملف:",
  readAll: "قراءة الكل",
  readLess: "عرض أقل",
  entryAdded: "أُضيف",
  entryRemoved: "أُزيل",
  entryKept: "باقٍ",
  entryThere: "موجود بالفعل",
  entryLeft: "تُرك جانبًا",
  unnamed: "بلا اسم",
  surplus: (left) =>
    counted(left, {
      zero: "القائمة ممتلئة.",
      one: "عنصر واحد بلا مكان: القائمة ممتلئة.",
      two: "عنصران بلا مكان: القائمة ممتلئة.",
      few: "# عناصر بلا مكان: القائمة ممتلئة.",
      many: "# عنصرًا بلا مكان: القائمة ممتلئة.",
      other: "# عنصر بلا مكان: القائمة ممتلئة.",
    }),
  settings: "الإعدادات والصور",
  styles: "أنماط النصوص",
  contactPublic: "ستكون بيانات التواصل هذه ظاهرة لكل زوارك.",
  newLanguages: (names, many) =>
    many > 1 ? `اللغات المضافة إلى موقعك: ${names}.` : `اللغة المضافة إلى موقعك: ${names}.`,
  look: "استيراد الشريط والسمة والتصميم والشارة ونشر JSON Resume أيضًا",
  sampleLook: "استخدام سمة المثال وأنماط نصوصه أيضًا",
  notes: "للعلم",
  noteSentences,
  noPlace: "بلا مكان في موقعك",
  noPlaceText: "لن تُستورد هذه الأجزاء من الملف.",
  parts: {
    education: "التعليم",
    awards: "الجوائز",
    certificates: "الشهادات",
    publications: "المنشورات",
    languages: "اللغات المحكية",
    interests: "الاهتمامات",
    volunteer: "العمل التطوعي",
    "basics.location": "المكان",
    users: "الحساب",
    Message: "الرسائل",
    "versions.jsonl": "الإصدارات المحفوظة",
  },
  partDetails: (section) => `تفاصيل أخرى: ${section}`,
  partOther: "أجزاء أخرى من الملف",
  times: (times) => `× ${figure(times)}`,
  online: "موقعك منشور: سيرى زوارك ما يُستورد فورًا.",
  startsOnline: "سيُنشر موقعك فور الاستيراد. يمكنك جعله قيد الإنشاء من الإعدادات.",
  sampleOnline: "موقعك منشور: سيرى زوارك هذه النصوص الوهمية فورًا. الأفضل جعله قيد الإنشاء أولًا.",
  sampleHidden: "المثال لا يُنشر: سيبقى موقعك قيد الإنشاء إلى أن يُنشر بقرار منك.",
  neverSets: "لا يغيّر الاستيراد أبدًا عنوان موقعك ولا حسابك ولا نسختك ولا أسماء نطاقاتك.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts &&
        counted(texts, {
          zero: "",
          one: "نص أو إعداد واحد يُملأ",
          two: "نصان أو إعدادان يُملآن",
          few: "# نصوص أو إعدادات تُملأ",
          many: "# نصًا أو إعدادًا تُملأ",
          other: "# نص أو إعداد تُملأ",
        }),
      entries &&
        counted(entries, {
          zero: "",
          one: "عنصر واحد يُضاف",
          two: "عنصران يُضافان",
          few: "# عناصر تُضاف",
          many: "# عنصرًا تُضاف",
          other: "# عنصر تُضاف",
        }),
      replaced &&
        counted(replaced, {
          zero: "",
          one: "عملية استبدال أو إزالة واحدة",
          two: "عمليتا استبدال أو إزالة",
          few: "# عمليات استبدال أو إزالة",
          many: "# عملية استبدال أو إزالة",
          other: "# عملية استبدال أو إزالة",
        }),
      takesLook && "يُستورد المظهر",
    ]
      .filter(Boolean)
      .join("، ")}.`,
  run: "استيراد",
  running: "جارٍ الاستيراد…",
  drop: "إلغاء",
  done: "تم الاستيراد!",
  nothingNew: "كل ما في هذا الملف موجود في موقعك بالفعل.",
  nothingChosen: "لم يُختر شيء: لن يتغير شيء.",
  offer: "لديك ملف شخصي على LinkedIn أو ملف JSON Resume أو موقع Vitrine؟",
  offerText: "يمكنك استيراد ملفه المُصدَّر (zip أو json)؛ لا يمكن قراءة سيرة ذاتية بصيغة PDF.",
  offerLink: "الاستيراد أو الانطلاق من مثال",
  offerImport: "استيراد ملف",

  sampleLeft: (title, left) =>
    `ما زال في موقعك مثال «${title}»: ${counted(left, {
      zero: "لا نصوص وهمية",
      one: "نص أو عنصر وهمي واحد",
      two: "نصان أو عنصران وهميان",
      few: "# نصوص أو عناصر وهمية",
      many: "# نصًا أو عنصرًا وهميًا",
      other: "# نص أو عنصر وهمي",
    })}.`,
  removeSample: "إزالة المثال",
  removed: "أُزيل المثال، وبقي ما كتبته.",

  account: "الاستيراد وJSON Resume",
  accountHint: "استيراد ما لديك في أماكن أخرى، وإتاحة مسارك المهني لأدوات أخرى.",
  offersResume: "نشر مساري المهني بصيغة JSON Resume",
  offersResumeHint: "ملف عام تقرؤه أدوات أخرى، فيه ما تعرضه صفحتك بالفعل.",
  resumeOn: "تم نشر JSON Resume.",
  resumeOff: "تمت إزالة JSON Resume.",
  newTab: "(علامة تبويب جديدة)",
};
