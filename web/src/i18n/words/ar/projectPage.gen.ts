// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("ar-EG");
export const projectPageWords = {
  open: (what: string): string => `صفحة المشروع: ⁨${what}⁩`,
  title: "صفحة المشروع",
  back: "العودة إلى المشاريع",
  about: "صفحة خاصة به: صور وقصة وفيديو. تقود إليها بطاقته وصورته المكبَّرة.",
  paid: "في النسخة المدفوعة يمكن أن تكون لكل مشروع صفحة خاصة: صور وقصة وفيديو.",
  notHere: "هذا المشروع غير موجود بهذه اللغة.",
  address: (start: string): string => `⁨${start}…⁩ أحرف لاتينية وأرقام وشرطات. ويظل العنوان القديم يقود إلى هنا.`,
  badName: "أحرف لاتينية (بلا علامات) وأرقام وشرطات.",
  nameTaken: "هذا العنوان مستخدم لمشروع آخر.",
  nameMissing: "لا بد للصفحة من عنوان على الويب.",
  badFilm: "المطلوب رابط https إلى ملف فيديو أو إلى YouTube أو Vimeo أو PeerTube.",
  filmHint: "ملف فيديو أو YouTube أو Vimeo أو PeerTube. لا يُحمَّل منه شيء قبل نقرة الزائر.",
  posterHint: "من دونها تُعرض صورة المشروع.",
  facts: "باختصار",
  addPicture: "إضافة صور",
  picture: (place: number): string => `الصورة ${figure(place)}`,
  framed: "بعد ضبط الإطار تملأ الصورة إطارًا بشكل الصور الأخرى، وعند التوسيط تُعرض كاملة.",
  noPictures: "من دون صور هنا تعرض الصفحة صورة البطاقة.",
  widths: {
    wide: "عرض كامل",
    half: "نصف العرض",
  },
  addLink: "إضافة رابط",
  link: (place: number): string => `الرابط ${figure(place)}`,
  preview: "ستظهر الصفحة هنا حالما تصبح لهذا المشروع صفحة خاصة.",
};
