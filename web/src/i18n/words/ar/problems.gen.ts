// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("ar-EG");
export const otherProblems = {
  "network.offline": "الخادم لا يستجيب. يرجى التحقق من اتصالك.",
  "server.bad_host": "لا يذكر هذا الطلب العنوان الموجّه إليه.",
  "server.body_too_large": "هذا أكبر مما يمكن إرساله.",
  "server.body_too_slow": "استغرق الإرسال وقتًا طويلًا.",
  "server.failed": "حدث خطأ في الخادم.",
  "server.invalid": "بعض الحقول غير صالحة.",
  "server.method_not_allowed": "هذا الإجراء غير ممكن هنا.",
  "server.no_space": "لم تعد لدى الخادم مساحة للحفظ.",
  "server.not_found": "غير موجود.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { zero: `محاولات كثيرة. يرجى المحاولة بعد ${figure(Number(given.seconds))} ثانية.`, one: `محاولات كثيرة. يرجى المحاولة بعد ثانية واحدة.`, two: `محاولات كثيرة. يرجى المحاولة بعد ثانيتين.`, few: `محاولات كثيرة. يرجى المحاولة بعد ${figure(Number(given.seconds))} ثوانٍ.`, many: `محاولات كثيرة. يرجى المحاولة بعد ${figure(Number(given.seconds))} ثانية.`, other: `محاولات كثيرة. يرجى المحاولة بعد ${figure(Number(given.seconds))} ثانية.` }),
  "server.conflict": "وصل تغيير آخر في اللحظة نفسها. يرجى إعادة المحاولة.",
  "server.unavailable": "الخدمة غير متاحة مؤقتًا.",
  "server.unknown_host": "هذا العنوان ليس عنوان هذا الموقع.",
  "server.unsupported_body": "هذه الصيغة غير مقبولة.",
  "site.idempotency_key_reused": "سبق إجراء هذا الحفظ.",
  "site.not_suspended": "هذا الموقع غير معلّق.",
  "site.revision_missing": "النسخة التي بدأت منها مفقودة: يرجى إعادة تحميل الصفحة.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { zero: `في هذا القسم نص طويل جدًا: الحد الأقصى ${figure(Number(given.maxChars))} حرف لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`, one: `في هذا القسم نص طويل جدًا: الحد الأقصى حرف واحد لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`, two: `في هذا القسم نص طويل جدًا: الحد الأقصى حرفان لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`, few: `في هذا القسم نص طويل جدًا: الحد الأقصى ${figure(Number(given.maxChars))} أحرف لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`, many: `في هذا القسم نص طويل جدًا: الحد الأقصى ${figure(Number(given.maxChars))} حرفًا لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`, other: `في هذا القسم نص طويل جدًا: الحد الأقصى ${figure(Number(given.maxChars))} حرف لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.` }),
  "site.slug_taken": "هذا العنوان مستخدم بالفعل.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { zero: `لا عناصر على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`, one: `عنصر واحد على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`, two: `عنصران على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`, few: `${figure(Number(given.max))} عناصر على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`, many: `${figure(Number(given.max))} عنصرًا على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`, other: `${figure(Number(given.max))} عنصر على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { zero: `لا لغات على الأكثر.`, one: `لغة واحدة على الأكثر.`, two: `لغتان على الأكثر.`, few: `${figure(Number(given.max))} لغات على الأكثر.`, many: `${figure(Number(given.max))} لغة على الأكثر.`, other: `${figure(Number(given.max))} لغة على الأكثر.` }),
  "site.stale": "حُفظ هذا القسم في مكان آخر في هذه الأثناء.",
  "site.suspended_gone": "لم يعد هذا الموقع متاحًا.",
  "site.suspended_legal": "هذا الموقع غير متاح لأسباب قانونية.",
  "storage.file_missing": "لم يعد هذا الملف موجودًا.",
  "storage.no_answer": "مخزن الملفات لا يستجيب. يرجى المحاولة بعد قليل.",
  "tiers.already_paid": "النسخة المدفوعة مفعّلة بالفعل.",
  "tiers.key_empty": "يرجى إدخال مفتاح التفعيل!",
  "tiers.key_invalid": "❌ مفتاح غير صالح!",
  "tiers.key_mistyped": "❌ مفتاح غير صالح!",
  "tiers.one_language": "النسخة المجانية: لغة واحدة فقط!",
  "tiers.paid_only": "مخصص للنسخة المدفوعة.",
};
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (المرجع: ⁨${reference}⁩)`,
  waitMinutes: (minutes: number): string => counted(minutes, { zero: `محاولات كثيرة. يرجى المحاولة بعد ${figure(minutes)} دقيقة.`, one: `محاولات كثيرة. يرجى المحاولة بعد ${figure(minutes)} دقيقة.`, two: `محاولات كثيرة. يرجى المحاولة بعد دقيقتين.`, few: `محاولات كثيرة. يرجى المحاولة بعد ${figure(minutes)} دقائق.`, many: `محاولات كثيرة. يرجى المحاولة بعد ${figure(minutes)} دقيقة.`, other: `محاولات كثيرة. يرجى المحاولة بعد ${figure(minutes)} دقيقة.` }),
};
