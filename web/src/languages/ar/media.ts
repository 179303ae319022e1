import type { Catalogue } from "../catalogue";
import { apart, counted, figure, fileSize, locale, percent, units } from "./numbers";

const formatHints = {
  paid: "مخصص للنسخة المدفوعة.",
  heic: "يرجى رفعها بصيغة JPEG: على iPhone من «الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا»، أو بتصديرها بصيغة JPEG.",
} as const;

export const mediaSentences: Catalogue["mediaSentences"] = {
  invalidFormat: (filename, hint) =>
    [`صيغة غير صالحة: ${apart(filename)}`, ...(hint ? [formatHints[hint]] : [])].join("\n"),
  imageTooLarge: (filename) => `الصورة كبيرة جدًا بعد الضغط (${apart(filename)})`,
  fileTooLarge: (filename) => `الملف كبير جدًا بعد المعالجة (${apart(filename)})`,
};

export const sizeForms: Catalogue["sizeForms"] = { units };

export const mediaProblems: Catalogue["mediaProblems"] = {
  "media.invalid_format": ({ filename, hint }) =>
    mediaSentences.invalidFormat(String(filename ?? ""), hint as keyof typeof formatHints | undefined),
  "media.image_too_large": ({ filename }) => mediaSentences.imageTooLarge(String(filename ?? "")),
  "media.file_too_large": ({ filename }) => mediaSentences.fileTooLarge(String(filename ?? "")),
  "media.too_many_pixels": ({ filename, megapixels }) =>
    `الصورة كبيرة جدًا (${apart(filename)}): ${figure(Number(megapixels))} ميغابكسل على الأكثر.`,
  "media.too_complex": ({ filename }) => `هذا الملف أعقد من أن يُعالج (${apart(filename)}).`,
  "media.svg_with_doctype": ({ filename }) => `في ملف SVG هذا تصريح DOCTYPE: يرجى تصديره من دونه (${apart(filename)}).`,
  "media.pdf_with_password": ({ filename }) => `ملف PDF هذا محمي بكلمة مرور (${apart(filename)}).`,
  "media.pdf_not_cleanable": ({ filename }) => `في ملف PDF هذا إجراءات لا يمكن إزالتها (${apart(filename)}).`,
  "media.no_room": ({ filename, used, most, needs, isUnconfirmed }) => {
    const left = Number(most) - Number(used);
    const there =
      left > 0
        ? `والباقي ${fileSize(left)} من ${fileSize(Number(most))}`
        : `والمساحة كلها (${fileSize(Number(most))}) مشغولة`;
    const hint = isUnconfirmed
      ? "تأكيد بريدك الإلكتروني يمنحك مساحة أكبر."
      : "شاشة «المساحة المستخدمة» تبيّن ما يشغلها.";
    return `لا مساحة كافية لهذا الملف (${apart(filename)}): يحتاج إلى ${fileSize(Number(needs))}، ${there}. ${hint}`;
  },
  "media.upload_cut": "انقطع الرفع.",
  "media.not_found": "لم يعد هذا الملف موجودًا.",
};

const eitherOf = new Intl.ListFormat(locale, { type: "disjunction" });

/** 'png أو jpeg أو svg'. */
const typeNames = (types: readonly string[]): string =>
  eitherOf.format(types.map((type) => type.slice(type.indexOf("/") + 1).replace("+xml", "")));

export const mediaWords: Catalogue["mediaWords"] = {
  highDefinition: "دقة عالية",
  highHint: (types, maxSidePx) =>
    `يمكن سحب ملف (${typeNames(types)}) إلى هنا أو لصقه أو اختياره؛ وما زاد على ميغابايت واحد يُصغّر إلى ${figure(maxSidePx)} بكسل.`,
  imageHint: (types) =>
    `يمكن سحب ملف (${typeNames(types)}) إلى هنا أو لصقه أو اختياره، ميغابايت واحد على الأكثر؛ وما زاد يُضغط.`,
  fileHint: "يمكن سحب ملف (png أو jpeg أو svg أو pdf) إلى هنا أو لصقه أو اختياره، ٢ ميغابايت على الأكثر.",
  onlyPdfShown: "لا يُعرض على الزوار إلا ملف PDF.",
  choose: "اختيار",
  replace: "استبدال",
  remove: (label) => `حذف: ${apart(label)}`,
  chooseFor: (label) => `اختيار ملف: ${apart(label)}`,
  replaceFor: (label) => `استبدال الملف: ${apart(label)}`,
  preparing: "جارٍ التحضير…",
  sending: (loaded, total) => `${fileSize(loaded)} من ${fileSize(total)}`,
  sendingLabel: (label) => `جارٍ الرفع: ${apart(label)}`,
  percent: (part) => percent(Math.floor(part * 100) / 100),
  waiting: "يُستأنف عند عودة الاتصال",
  paused: "متوقف مؤقتًا",
  cancel: "إلغاء الرفع",
  retry: "إعادة المحاولة",
  dismiss: "إغلاق",
  gaveUp: (filename) => `تعذّر الرفع (${apart(filename)}).`,
  oneAtATime: (taken, left) =>
    `ملف واحد في كل مرة: أُخذ ${apart(taken)}، ${counted(left, {
      zero: "ولم يُترك غيره",
      one: "وتُرك الآخر",
      two: "وتُرك الملفان الآخران",
      few: "وتُركت الملفات الـ# الأخرى",
      many: "وتُرك # ملفًا آخر",
      other: "وتُرك # ملف آخر",
    })}.`,
  dropHere: "إفلات الملف هنا",
  dropSeveralHere: "إفلات ملف أو أكثر هنا",
  severalHint: "يمكن اختيار عدة ملفات معًا: يُضاف كل منها إلى القائمة.",
  several: "عمليات رفع جارية",
  addedTexts: "نصوص الصور المضافة",
  severalAdded: (count) =>
    counted(count, {
      zero: "لم تُضف أي صورة.",
      one: "أُضيفت صورة واحدة.",
      two: "أُضيفت صورتان.",
      few: "أُضيفت # صور.",
      many: "أُضيفت # صورة.",
      other: "أُضيفت # صورة.",
    }),
  notAdded: (filename, reason) => `لم يُضف ${apart(filename)}. ${reason}`,
  queued: "في الانتظار",
  cancelFor: (filename) => `إلغاء الرفع: ${apart(filename)}`,
  dismissFor: (filename) => `إغلاق: ${apart(filename)}`,
  leaving: {
    title: "هناك ملف قيد الرفع",
    text: "ما لم يصل بعد سيُلغى إذا غادرت الآن.",
    stay: "انتظار النهاية",
    leave: "المغادرة على أي حال",
  },
};
