// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("ar-EG");
export const uiWords = {
  close: "إغلاق",
  cancel: "إلغاء",
  undo: "تراجع",
  explain: (about: string): string => `شرح: ${about}`,
  loading: "جارٍ التحميل…",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  wordsGone: "[ لم يعد موجودًا: ",
  wordsNew: "[ أُضيف لاحقًا: ",
  wordsEnd: " ]",
  toasts: "الإشعارات",
  toastsHotkey: (hotkey: string): string => `الإشعارات (${hotkey})`,
};
export const sortingWords = {
  help: "مفتاح المسافة للالتقاط، والأسهم للنقل، والمسافة للإفلات، وEsc للإلغاء.",
  picked: (name: string): string => `تم التقاط ⁨${name}⁩.`,
  movedTo: (name: string, place: number, count: number): string => `⁨${name}⁩: الموضع ${figure(place)} من ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `تم وضع ⁨${name}⁩ في الموضع ${figure(place)} من ${figure(count)}.`,
  cancelled: (name: string): string => `تمت إعادة ⁨${name}⁩ إلى الموضع السابق.`,
};
