import type { Catalogue } from "../catalogue";
import { apart, figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "إغلاق",
  cancel: "إلغاء",
  undo: "تراجع",
  explain: (about) => `شرح: ${about}`,
  loading: "جارٍ التحميل…",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  wordsGone: "[ لم يعد موجودًا: ",
  wordsNew: "[ أُضيف لاحقًا: ",
  wordsEnd: " ]",
  toasts: "الإشعارات",
  toastsHotkey: "الإشعارات ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "مفتاح المسافة للالتقاط، والأسهم للنقل، والمسافة للإفلات، وEsc للإلغاء.",
  picked: (name) => `تم التقاط ${apart(name)}.`,
  movedTo: (name, place, count) => `${apart(name)}: الموضع ${figure(place)} من ${figure(count)}.`,
  dropped: (name, place, count) => `تم وضع ${apart(name)} في الموضع ${figure(place)} من ${figure(count)}.`,
  cancelled: (name) => `تمت إعادة ${apart(name)} إلى الموضع السابق.`,
};
