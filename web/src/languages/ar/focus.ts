import type { Catalogue } from "../catalogue";
import { apart, locale, percent } from "./numbers";

const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "ضبط الإطار",
  openFor: (name) => `ضبط إطار ${apart(name)}`,
  title: "ضبط الإطار",
  about: "يمكنك النقر على ما يهم في الصورة: تبقى هذه النقطة ظاهرة في كل التصاميم.",
  byKeys: `بلوحة المفاتيح: الأسهم للتحريك بمقدار ${percent(0.01)}، ومع Shift بمقدار ${percent(0.1)}.`,
  point: "النقطة المهمة",
  at: (x, y) => `${percent(x / 100)} من اليسار، ${percent(y / 100)} من الأعلى`,
  zoom: "التكبير",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "توسيط",
  done: "تم",
  none: "في الوسط",
  shownWhole: "تعرض بعض التصاميم هذه الصورة كاملة، والتكبير يجعلها تملأ إطارها.",
  crops: "ما يراه الزوار",
  shapes: { square: "مربّع", wide: "عريض", tall: "طويل" },
  notAccepted: "هذا الإطار غير صالح: يجب اختيار نقطة داخل الصورة.",
};
