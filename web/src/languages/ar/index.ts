// The dashboard in Arabic: modern standard, and to no gender (possessives, the past, verbal nouns and «يرجى»; no imperatives).
//
// One word for one thing: site الموقع, section القسم, item العنصر, draft المسودة, kept version الإصدار (restore استرجاع), free, paid,
// own or one language's version النسخة, layout التصميم, theme السمة, home الرئيسية, preview المعاينة, save حفظ, undo تراجع, publish نشر,
// online منشور, under construction قيد الإنشاء, waiting page صفحة الانتظار, take along أخذ … معي, activation key مفتاح التفعيل, visitor الزائر,
// upload رفع, message الرسالة, remark الملاحظة, complaint البلاغ, suspend تعليق, link الرابط, room المساحة, form النموذج, sample المثال,
// CV السيرة الذاتية, passkey مفتاح المرور, second factor المصادقة الثنائية, recovery code الرمز الاحتياطي, domain name اسم النطاق, operator مدير الخدمة,
// owner صاحب الموقع, host المستضيف, contact التواصل, legal page الإشعار القانوني, letter of the week النشرة الأسبوعية.
import { speak } from "../../i18n/spoken";
import * as cv from "../../i18n/words/ar/cv.gen";
import * as isoLanguageNames from "../../i18n/words/ar/isoLanguageNames.gen";
import * as legal from "../../i18n/words/ar/legal.gen";
import * as messages from "../../i18n/words/ar/messages.gen";
import * as ownerBar from "../../i18n/words/ar/ownerBar.gen";
import * as projectPage from "../../i18n/words/ar/projectPage.gen";
import * as publishing from "../../i18n/words/ar/publishing.gen";
import * as richText from "../../i18n/words/ar/richText.gen";
import * as sharing from "../../i18n/words/ar/sharing.gen";
import * as strangers from "../../i18n/words/ar/strangers.gen";
import type { Catalogue } from "../catalogue";
import * as accounts from "./accounts";
import * as appearance from "./appearance";
import * as dashboard from "./dashboard";
import * as domains from "./domains";
import * as editor from "./editor";
import * as factors from "./factors";
import * as focus from "./focus";
import * as problems from "./fr";
import * as hour from "./hour";
import * as imports from "./imports";
import * as languages from "./languages";
import * as look from "./look";
import * as media from "./media";
import { locale } from "./numbers";
import * as operation from "./operation";
import * as punctuation from "./punctuation";
import * as reviews from "./reviews";
import * as room from "./room";
import * as sections from "./sections";
import * as suspension from "./suspension";
import * as takeaways from "./takeaways";
import * as translation from "./translation";
import * as ui from "./ui";
import * as versions from "./versions";
import * as visits from "./visits";

const words: Catalogue = {
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
  ...problems,
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
