import type { Catalogue } from "../catalogue";
import { apart, dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) => `موقعك معلّق منذ ${dayOf(since)} بقرار من مدير هذه الخدمة: لم يعد زواره يرونه.`,
  reason: (reason) => `السبب: ${apart(reason)}`,
  kept: "كل ما فيه محفوظ. يمكنك تعديله وأخذه معك، لكنه لن يُنشر من جديد إلا بعد رفع التعليق.",
  takeAlong: "أخذ بياناتي معي",
  badge: "معلّق",
  seen: "معلّق",
};
