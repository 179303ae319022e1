// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("ar-EG");
export const exportWords = {
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
  percent: (percent: number): string => `${figure(percent)}٪؜`,
  progressOf: (title: string): string => `جارٍ الإعداد: ${title}`,
  leave: "يمكنك مغادرة هذه الشاشة: الإعداد مستمر.",
  ready: (size: string): string => `جاهز · ${size}`,
  until: (until: string): string => `متاح حتى ${until}.`,
  again: "إعادة الإعداد",
  cancel: "إلغاء",
  remove: "حذف",
  removeOf: (title: string): string => `حذف: ${title}`,
  cancelOf: (title: string): string => `إلغاء: ${title}`,
  failed: (reason: string): string => `تعذّر الإعداد. ${reason}`,
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
