import type { Catalogue } from "../catalogue";
import { fileSize, percent, weekdayMoment } from "./numbers";

export const takeawayProblems: Catalogue["takeawayProblems"] = {
  "takeaway.bad_address": "هذا ليس عنوان موقع. مثال: \u2068https://www.example.com/\u2069",
  "takeaway.interrupted": "انقطع الإعداد عدة مرات.",
  "takeaway.nothing_yet": "يرجى أولًا حفظ موقعك: لا توجد صفحة لأخذها بعد.",
  "takeaway.under_way": "هناك إعداد جارٍ بالفعل.",
};

export const takeawayWords: Catalogue["takeawayWords"] = {
  title: "بياناتك",
  hint: "ما وضعته هنا ملكك. يمكنك أخذه معك متى شئت.",
  kinds: {
    archive: {
      title: "أخذ كل شيء",
      text: "أرشيف فيه نصوصك وملفاتك ورسائلك وبيانات حسابك. ويمكن استيراده من جديد.",
      ask: "إعداد الأرشيف",
      download: "تنزيل الأرشيف",
    },
    static: {
      title: "الموقع في ملفات",
      text: "موقعك المنشور كما هو محفوظ، بكل لغاته: صفحات جاهزة لوضعها لدى أي مستضيف أو لفتحها من جهازك.",
      ask: "إعداد الموقع",
      download: "تنزيل الموقع",
    },
  },
  steps: {
    "": "في الانتظار",
    documents: "نصوصك",
    files: "ملفاتك",
    messages: "رسائلك",
    account: "حسابك",
    pages: "صفحاتك",
    storing: "الخطوة الأخيرة",
  },
  percent: (part) => percent(part / 100),
  progressOf: (title) => `جارٍ الإعداد: ${title}`,
  leave: "يمكنك مغادرة هذه الشاشة: الإعداد مستمر.",
  ready: (bytes) => `جاهز · ${fileSize(bytes)}`,
  until: (until) => `متاح حتى ${weekdayMoment(until)}.`,
  again: "إعادة الإعداد",
  cancel: "إلغاء",
  remove: "حذف",
  removeOf: (title) => `حذف: ${title}`,
  cancelOf: (title) => `إلغاء: ${title}`,
  failed: (reason) => `تعذّر الإعداد. ${reason}`,
  retry: "إعادة المحاولة",
  dialog: {
    title: "الموقع في ملفات",
    text: "من دون خادم لا يستلم أحد رسائل النموذج. بدلًا من ذلك، يمكن أن يفتح برنامج البريد لدى الزائر برسالة موجهة إليك.",
    withForm: "الإبقاء على النموذج",
    withoutForm: "وإلا يُزال النموذج، وتبقى بيانات التواصل ظاهرة.",
    mailTo: "البريد الإلكتروني للنموذج",
    mailToHint: "سيكون ظاهرًا للجميع في الصفحات.",
    address: "عنوان الموقع المقبل (اختياري)",
    addressHint: "لمحركات البحث: الروابط الأساسية وخريطة الموقع.",
    addressPlaceholder: "https://www.example.com/",
    ask: "إعداد الموقع",
  },
};
