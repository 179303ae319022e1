// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "التنسيق",
  actions: {
    bold: "عريض",
    italic: "مائل",
    link: "إدراج رابط",
    ul: "قائمة نقطية",
    ol: "قائمة مرقمة",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Shift+8",
    ol: "Ctrl+Shift+7",
  },
  isFormatted: "(مع تنسيق)",
  address: "وجهة الرابط (URL)",
  apply: "إدراج الرابط",
  remove: "إزالة الرابط",
  cancel: "إلغاء",
  notLoaded: "تعذّر تحميل التنسيق. لم يتغير نصك؛ يرجى إعادة المحاولة.",
  badMarks: "تعذّر حفظ تنسيق هذا النص. يرجى إزالته وإعادة المحاولة.",
  badMarkedLink: "أحد روابط هذا النص غير صالح: المطلوب عنوان ويب أو بريد إلكتروني أو رقم هاتف.",
};
