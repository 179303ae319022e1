import type { Catalogue } from "../catalogue";
import { apart, counted, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "في هذا الموقع نصوص أكثر مما تتسع له سيرة ذاتية.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "سيرة ذاتية تُعَدّ من محتوى الموقع",
  free: "يمكنك اختيار قالب لرؤيتها وحفظها بصيغة PDF. أما عرضها على زوارك فمخصص للنسخة المدفوعة.",
  use: "اعتماد هذه السيرة الذاتية",
  used: "سيرتك الذاتية بكل لغة من لغات الموقع، تُحدَّث بعد كل حفظ.",
  ofSaved: (language) => `أُعِدّت من المحتوى المحفوظ (${apart(language)}).`,
  open: "فتح ملف PDF",
  making: "جارٍ إعداد السيرة الذاتية…",
  page: (number, count) => `السيرة الذاتية، الصفحة ${figure(number)} من ${figure(count)}`,
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
