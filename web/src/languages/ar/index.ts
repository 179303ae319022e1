// The dashboard in Arabic: modern standard, and to no gender (possessives, the past, verbal nouns and «يرجى»; no imperatives).
//
// One word for one thing: site الموقع, section القسم, item العنصر, draft المسودة, kept version الإصدار (restore استرجاع), free, paid,
// own or one language's version النسخة, layout التصميم, theme السمة, home الرئيسية, preview المعاينة, save حفظ, undo تراجع, publish نشر,
// online منشور, under construction قيد الإنشاء, waiting page صفحة الانتظار, take along أخذ … معي, activation key مفتاح التفعيل, visitor الزائر,
// upload رفع, message الرسالة, remark الملاحظة, complaint البلاغ, suspend تعليق, link الرابط, room المساحة, form النموذج, sample المثال,
// CV السيرة الذاتية, passkey مفتاح المرور, second factor المصادقة الثنائية, recovery code الرمز الاحتياطي, domain name اسم النطاق, operator مدير الخدمة,
// owner صاحب الموقع, host المستضيف, contact التواصل, legal page الإشعار القانوني, letter of the week النشرة الأسبوعية.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/ar/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "./sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
