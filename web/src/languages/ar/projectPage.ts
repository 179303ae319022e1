// The editor of a project's own page.
import type { Catalogue } from "../catalogue";
import { apart } from "./numbers";

export const projectPageWords: Catalogue["projectPageWords"] = {
  open: (what) => `صفحة المشروع: ${apart(what)}`,
  title: "صفحة المشروع",
  back: "العودة إلى المشاريع",
  about: "صفحة خاصة به: صور وحكاية وفيلم. تقود إليها بطاقته وصورته المكبَّرة.",
  paid: "في النسخة المدفوعة يمكن أن تكون لكل مشروع صفحته: صور وحكاية وفيلم.",
  notHere: "هذا المشروع غير موجود في هذه اللغة.",
  address: (start) => `${apart(`${start}…`)} أحرف لاتينية وأرقام وشرطات. يبقى العنوان القديم مؤديًا إلى هنا.`,
  badName: "أحرف لاتينية بلا علامات وأرقام وشرطات.",
  nameTaken: "لمشروع آخر هذا العنوان.",
  nameMissing: "لا بد للصفحة من عنوان.",
  badFilm: "رابط https إلى ملف فيديو أو YouTube أو Vimeo أو PeerTube.",
  filmHint: "ملف فيديو أو YouTube أو Vimeo أو PeerTube. لا يُحمَّل منه شيء قبل نقرة الزائر.",
  posterHint: "من دونها تُعرض صورة المشروع.",
  facts: "باختصار",
  addPicture: "إضافة صور",
  picture: (place) => `صورة ${place}`,
  noPictures: "من دون صور هنا تعرض الصفحة صورة البطاقة.",
  widths: { wide: "عرض كامل", half: "نصف العرض" },
  addLink: "إضافة رابط",
  link: (place) => `رابط ${place}`,
  preview: "ستظهر الصفحة هنا حين تكون للمشروع صفحته.",
};
