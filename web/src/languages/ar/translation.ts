import type { Catalogue } from "../catalogue";
import { apart, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "تغيّر النص الأصلي مرة أخرى للتو. يرجى قراءته أولًا.",
  "translations.pair_unknown": "لا تعرف خدمة الترجمة هاتين اللغتين معًا.",
  "translations.service_busy": "خدمة الترجمة مشغولة جدًا. أعد المحاولة بعد لحظات.",
  "translations.service_away": "لا تستجيب خدمة الترجمة. أعد المحاولة لاحقًا، أو ترجم النص بنفسك.",
};

const texts = {
  zero: "لا نصوص",
  one: "نص واحد",
  two: "نصان",
  few: "# نصوص",
  many: "# نصًا",
  other: "# نص",
} as const;

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "مكتمل", stale: "للمراجعة", copied: "منسوخ", empty: "فارغ" },
  counts: {
    stale: (count) => `للمراجعة: ${figure(count)}`,
    copied: (count) => `منسوخ: ${figure(count)}`,
    empty: (count) => `فارغ: ${figure(count)}`,
  },
  legend: { stale: "للمراجعة: تغيّر النص الأصلي", copied: "منسوخ ولم يُترجم بعد" },
  sourceChanged: (inLanguage) => `تغيّر النص ${inLanguage} منذ ذلك الحين.`,
  sameAsSource: (inLanguage) => `مطابق للنص ${inLanguage}.`,
  stillGood: "ما زال صالحًا",
  asWanted: "هذا مقصود",
  confirmed: (count) => `عُلّم على أنه صالح: ${counted(count, texts)}.`,
  review: (section, inLanguage) => `مراجعة ${section} ${inLanguage}`,
  reviewHint: (count) => `نصوص أصلية تغيّرت منذ ذلك الحين: ${figure(count)}.`,
  reviewButton: "مراجعة",
  translate: "ترجمة",
  translateInto: (inLanguage) => `الترجمة ${inLanguage}`,
  leave: "الخروج من الترجمة",
  left: (left, all) => (left === 0 ? "كل النصوص مترجمة." : `بقي ${figure(left)} من ${figure(all)}.`),
  nothing: "لا شيء للترجمة هنا بعد.",
  from: "اللغة الأصلية",
  keys: "ينقلك Tab إلى النص التالي، ويُبقي Ctrl + Enter النص كما هو.",
  texts: "النصوص",
  missing: "غير موجود بهذه اللغة.",
  takeOver: "إدراج",
  takeOverNamed: (name) => `إدراج ${apart(name)}`,
  takeOverAll: (count) => `إدراج العناصر الناقصة مع الصور والروابط: ${figure(count)}`,
  preview: (inLanguage) => `معاينة ${inLanguage}`,
  suggest: "اقتراح",
  asking: "جارٍ الترجمة…",
  proposed: "اقتراح للمراجعة",
  accept: "قبول",
  proposalCut: "كان الاقتراح أطول من أن يتسع له هذا الحقل: تنقصه النهاية.",
  writtenMeanwhile: "كتبتَ شيئًا في هذه الأثناء، لذا لم يُؤخذ الاقتراح.",
  proposalsLeft: (count) => `اقتراحات للمراجعة: ${figure(count)}.`,
  saveRefused: (count) => `لم يُحفظ شيء بعد. اقتراحات تنتظر مراجعتك: ${figure(count)}. اقبلها أو عدّلها.`,
  suggestKeys: "يقترح Ctrl + Shift + Enter ترجمةً، ويقبلها Ctrl + Enter.",
};
