import type { Catalogue } from "../catalogue";
import { counted, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "المساحة المستخدمة",
  look: "عرض ما يشغل المساحة",
  see: "التفاصيل",
  line: (used, most) => `${fileSize(used)} من ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `${fileSize(used)} من ${fileSize(most)} مشغولة؛ والباقي ${fileSize(most - used)}.`
      : `مساحة موقعك كلها (${fileSize(most)}) مشغولة.`,
  over: (bytes) =>
    `يتجاوز موقعك مساحته بمقدار ${fileSize(bytes)}. لا يُحذف شيء ونصوصك تُحفظ؛ أما الملفات الجديدة فتنتظر توفر مساحة.`,
  full: "المساحة توشك أن تنفد: سيُرفض أي ملف كبير نوعًا ما.",
  filling: (part) => `${percent(Math.floor(part * 100) / 100)} من مساحة موقعك مشغولة.`,
  taken: "نفدت المساحة: تُرفض الملفات الجديدة، أما نصوصك فما زالت تُحفظ.",
  unconfirmed: "تأكيد بريدك الإلكتروني يمنحك مساحة أكبر.",
  paid: (bytes) => `النسخة المدفوعة تمنح ${fileSize(bytes)}.`,
  parts: "ما يشغل المساحة",
  nothing: "لا شيء بعد. ستظهر هنا الصور والسيرة الذاتية والإصدارات.",
  kinds: {
    cv: "السير الذاتية المُعَدّة من الموقع",
    draft: (section) => `مسودة: ${section}`,
    versions: "ملفات لا تعرضها إلا الإصدارات",
    unused: "ملفات غير مستخدمة",
    texts: "نصوص الإصدارات",
    settings: "إعدادات الموقع",
  },
  count: (count) =>
    counted(count, {
      zero: "لا ملفات",
      one: "ملف واحد",
      two: "ملفان",
      few: "# ملفات",
      many: "# ملفًا",
      other: "# ملف",
    }),
  spare: "ما يمكن استرداده فورًا",
  spareNothing: "لا شيء: كل المحفوظ مستخدم. لتوفير مساحة، يمكنك إزالة ملف أو استبداله في محرّره ثم الحفظ.",
  unused: (count, bytes) =>
    counted(count, {
      zero: "لا ملفات غير مستخدمة.",
      one: `ملف مرفوع واحد غير مستخدم (${fileSize(bytes)}).`,
      two: `ملفان مرفوعان غير مستخدمين (${fileSize(bytes)}).`,
      few: `# ملفات مرفوعة غير مستخدمة (${fileSize(bytes)}).`,
      many: `# ملفًا مرفوعًا غير مستخدم (${fileSize(bytes)}).`,
      other: `# ملف مرفوع غير مستخدم (${fileSize(bytes)}).`,
    }),
  unusedHint: "تُحذف تلقائيًا بعد يوم.",
  dropUnused: "حذف هذه الملفات",
  versions: (bytes) => `تحتفظ إصدارات قديمة بصور وملفات أُزيلت من الموقع، حجمها ${fileSize(bytes)}.`,
  versionsHint: "إذا لم تكفِ المساحة لرفع ملف، تُحذف أقدمها تلقائيًا.",
  dropVersions: "حذف هذه الإصدارات",
  asked: {
    unused: "حذف الملفات غير المستخدمة؟",
    unusedText: "ملف أُزيل للتو من مسودة لن يمكن إعادته إليها إلا برفعه من جديد.",
    versions: "حذف هذه الإصدارات القديمة؟",
    versionsText: "لن يمكن استرجاع ما حُفظ وفيه هذه الملفات. ولا يتغير شيء مما في موقعك الآن.",
    confirm: "حذف",
  },
  freed: (bytes) => `تم توفير ${fileSize(bytes)}.`,
  largest: "أكبر الملفات",
  unnamed: "بلا اسم",
  whatCounts:
    "يُحتسب كل ملف ١٦ كيلوبايت على الأقل. أما النسخ المصغّرة التي نصنعها منه والرسائل الواردة والزيارات والأرشيفات المعدّة للتنزيل فلا تُحتسب.",
};
