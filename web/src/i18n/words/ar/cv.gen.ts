// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("ar-EG");
export const cvWords = {
  freeLabel: "سيرة ذاتية تُعَدّ من محتوى الموقع",
  free: "يمكنك اختيار قالب لرؤيتها وحفظها بصيغة PDF. أما عرضها على زوارك فمخصص للنسخة المدفوعة.",
  use: "اعتماد هذه السيرة الذاتية",
  used: "سيرتك الذاتية بكل لغة من لغات الموقع، تُحدَّث بعد كل حفظ.",
  ofSaved: (language: string): string => `أُعِدّت من المحتوى المحفوظ (⁨${language}⁩).`,
  open: "فتح ملف PDF",
  making: "جارٍ إعداد السيرة الذاتية…",
  page: (number: number, count: number): string => `السيرة الذاتية، الصفحة ${figure(number)} من ${figure(count)}`,
  more: (count: number): string => counted(count, { zero: `ولا صفحات أخرى`, one: `وصفحة أخرى`, two: `وصفحتان أخريان`, few: `و${figure(count)} صفحات أخرى`, many: `و${figure(count)} صفحة أخرى`, other: `و${figure(count)} صفحة أخرى` }),
};
