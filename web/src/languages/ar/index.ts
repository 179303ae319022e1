// The dashboard in Arabic: modern standard, and to no gender (possessives, the past, verbal nouns and «يرجى»; no imperatives).
//
// One word for one thing: site الموقع, section القسم, item العنصر, draft المسودة, kept version الإصدار (restore استرجاع), free, paid,
// own or one language's version النسخة, layout التصميم, theme السمة, home الرئيسية, preview المعاينة, save حفظ, undo تراجع, publish نشر,
// online منشور, under construction قيد الإنشاء, waiting page صفحة الانتظار, take along أخذ … معي, activation key مفتاح التفعيل, visitor الزائر,
// upload رفع, message الرسالة, remark الملاحظة, complaint البلاغ, suspend تعليق, link الرابط, room المساحة, form النموذج, sample المثال,
// CV السيرة الذاتية, passkey مفتاح المرور, second factor المصادقة الثنائية, recovery code الرمز الاحتياطي, domain name اسم النطاق, operator مدير الخدمة,
// owner صاحب الموقع, host المستضيف, contact التواصل, legal page الإشعار القانوني, letter of the week النشرة الأسبوعية.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/ar/accounts.gen";
import * as appearance from "../../i18n/words/ar/appearance.gen";
import * as cv from "../../i18n/words/ar/cv.gen";
import * as dashboard from "../../i18n/words/ar/dashboard.gen";
import * as days from "../../i18n/words/ar/days.gen";
import * as domains from "../../i18n/words/ar/domains.gen";
import * as editor from "../../i18n/words/ar/editor.gen";
import * as factors from "../../i18n/words/ar/factors.gen";
import * as focus from "../../i18n/words/ar/focus.gen";
import * as imports from "../../i18n/words/ar/imports.gen";
import * as isoLanguageNames from "../../i18n/words/ar/isoLanguageNames.gen";
import * as legal from "../../i18n/words/ar/legal.gen";
import * as look from "../../i18n/words/ar/look.gen";
import * as messages from "../../i18n/words/ar/messages.gen";
import * as ownerBar from "../../i18n/words/ar/ownerBar.gen";
import * as problems from "../../i18n/words/ar/problems.gen";
import * as projectPage from "../../i18n/words/ar/projectPage.gen";
import * as publishing from "../../i18n/words/ar/publishing.gen";
import * as reviews from "../../i18n/words/ar/reviews.gen";
import * as richText from "../../i18n/words/ar/richText.gen";
import * as room from "../../i18n/words/ar/room.gen";
import * as sharing from "../../i18n/words/ar/sharing.gen";
import * as strangers from "../../i18n/words/ar/strangers.gen";
import * as suspension from "../../i18n/words/ar/suspension.gen";
import * as takeaways from "../../i18n/words/ar/takeaways.gen";
import * as translation from "../../i18n/words/ar/translation.gen";
import * as ui from "../../i18n/words/ar/ui.gen";
import * as versions from "../../i18n/words/ar/versions.gen";
import type { Catalogue } from "../catalogue";
import * as hour from "./hour";
import * as languages from "./languages";
import * as media from "./media";
import { locale } from "./numbers";
import * as operation from "./operation";
import * as punctuation from "./punctuation";
import * as sections from "./sections";
import * as visits from "./visits";

const words: Catalogue = {
  ...problems,
  ...days,
  ...accounts,
  ...appearance,
  ...focus,
  ...look,
  ...punctuation,
  ...projectPage,
  ...cv,
  ...dashboard,
  ...domains,
  ...editor,
  ...factors,
  ...hour,
  ...imports,
  ...isoLanguageNames,
  ...languages,
  ...legal,
  ...media,
  ...messages,
  ...operation,
  ...ownerBar,
  ...publishing,
  ...reviews,
  ...richText,
  ...room,
  ...sections,
  ...sharing,
  ...strangers,
  ...suspension,
  ...takeaways,
  ...translation,
  ...ui,
  ...versions,
  ...visits,
};

speak({ locale, words });
