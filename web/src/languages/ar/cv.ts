import type { Catalogue } from "../catalogue";
import { apart, counted, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "في هذا الموقع نصوص أكثر مما تتسع له سيرة ذاتية.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "سيرة ذاتية مصنوعة من الموقع",
  free: "باختيار قالب يمكنك رؤيتها وحفظها بصيغة PDF. أما عرضها على زوارك فمخصص للنسخة المدفوعة.",
  use: "استخدامها سيرةً ذاتية",
  used: "سيرتك الذاتية بكل لغة من لغات الموقع، تُحدَّث بعد كل حفظ.",
  ofSaved: (language) => `مصنوعة مما هو محفوظ (${apart(language)}).`,
  open: "فتح ملف PDF",
  making: "جارٍ إعداد السيرة الذاتية…",
  page: (number, count) => `الصفحة ${figure(number)} من ${figure(count)} من السيرة الذاتية`,
  more: (count) =>
    counted(count, {
      zero: "ولا صفحات أخرى",
      one: "وصفحة أخرى",
      two: "وصفحتان أخريان",
      few: "و# صفحات أخرى",
      many: "و# صفحة أخرى",
      other: "و# صفحة أخرى",
    }),
};
