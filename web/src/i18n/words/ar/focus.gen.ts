// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("ar-EG");
export const focusWords = {
  open: "ضبط الإطار",
  openFor: (name: string): string => `ضبط إطار ⁨${name}⁩`,
  title: "ضبط الإطار",
  about: "يمكنك النقر على ما يهم في الصورة: تبقى هذه النقطة ظاهرة في كل التصاميم.",
  byKeys: "بلوحة المفاتيح: الأسهم للتحريك بمقدار ١٪؜، ومع Shift بمقدار ١٠٪؜.",
  point: "النقطة المهمة",
  at: (x: number, y: number): string => `${figure(x)}٪؜ من اليسار، ${figure(y)}٪؜ من الأعلى`,
  zoom: "التكبير",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "توسيط",
  done: "تم",
  none: "في الوسط",
  shownWhole: "تعرض بعض التصاميم هذه الصورة كاملة، والتكبير يجعلها تملأ إطارها.",
  crops: "ما يراه الزوار",
  shapes: {
    square: "مربّع",
    wide: "عريض",
    tall: "طويل",
  },
  notAccepted: "هذا الإطار غير صالح: يجب اختيار نقطة داخل الصورة.",
  zoomed: (times: string): string => `التكبير ${times}`,
};
