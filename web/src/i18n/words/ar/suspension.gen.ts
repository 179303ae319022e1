// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `موقعك معلّق منذ ${since} بقرار من مدير هذه الخدمة: لم يعد زواره يرونه.`,
  reason: (reason: string): string => `السبب: ⁨${reason}⁩`,
  kept: "كل ما فيه محفوظ. يمكنك تعديله وأخذه معك، لكنه لن يُنشر من جديد إلا بعد رفع التعليق.",
  takeAlong: "أخذ بياناتي معي",
  badge: "معلّق",
  seen: "معلّق",
};
