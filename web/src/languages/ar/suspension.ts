import type { Catalogue } from "../catalogue";
import { apart, dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) => `علّق مدير هذه الخدمة موقعك منذ ${dayOf(since)}: لم يعد زواره يرونه.`,
  reason: (reason) => `السبب: ${apart(reason)}`,
  kept: "كل ما فيه محفوظ. يمكنك تعديله وأخذه معك، لكنه لن يُنشر من جديد إلا بعد رفع التعليق.",
  takeAlong: "أخذ بياناتي معي",
  badge: "معلّق",
  seen: "معلّق",
};
