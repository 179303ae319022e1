import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const ar: PlainWords = {
  skipToContent: "الانتقال إلى المحتوى",
  navigation: "التنقل",
  theme: "ألوان الصفحة",
  themes: ["أزرق", "أبيض", "أسود", "أخضر"],
  language: "اللغة",
  pause: "إيقاف مؤقت",
  play: "تشغيل",
  previous: "السابق",
  next: "التالي",
  slide: "شريحة",
  carousel: "عارض صور",
  enlarge: "تكبير",
  close: "إغلاق",
  newTab: "علامة تبويب جديدة",
  downloadCv: "عرض السيرة الذاتية",
  seeProjects: "عرض المشاريع",
  write: "راسلني",
  more: "المزيد",
  less: "أقل",
  seeAll: "عرض الكل",
  topOfPage: "العودة إلى الأعلى",
  badge: { free: "نسخة مجانية", paid: "نسخة مدفوعة" },
  form: formWords.AR,
  anotherMessage: "كتابة رسالة أخرى",
};
