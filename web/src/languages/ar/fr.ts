import type { Catalogue } from "../catalogue";
import { apart, characters, items, languagesCounted, minutesCounted, secondsCounted } from "./numbers";

const wait = (seconds: unknown): string => {
  const count = Number(seconds ?? 60);
  return count < 90 ? secondsCounted(count) : minutesCounted(Math.ceil(count / 60));
};

export const otherProblems: Catalogue["otherProblems"] = {
  "network.offline": "الخادم لا يستجيب. يرجى التحقق من اتصالك.",
  "server.bad_host": "لا يذكر هذا الطلب العنوان الموجّه إليه.",
  "server.body_too_large": "هذا أكبر مما يمكن إرساله.",
  "server.body_too_slow": "استغرق الإرسال وقتًا طويلًا.",
  "server.failed": "حدث خطأ في الخادم.",
  "server.invalid": "بعض الحقول غير صالحة.",
  "server.method_not_allowed": "هذا الإجراء غير ممكن هنا.",
  "server.no_space": "لم تعد لدى الخادم مساحة للحفظ.",
  "server.not_found": "غير موجود.",
  "server.too_many": (params) => `محاولات كثيرة. يرجى المحاولة بعد ${wait(params.seconds)}.`,
  "server.conflict": "وصل تغيير آخر في اللحظة نفسها. يرجى إعادة المحاولة.",
  "server.unavailable": "الخدمة غير متاحة مؤقتًا.",
  "server.unknown_host": "هذا العنوان ليس عنوان هذا الموقع.",
  "server.unsupported_body": "هذه الصيغة غير مقبولة.",
  "site.idempotency_key_reused": "سبق إجراء هذا الحفظ.",
  "site.not_suspended": "هذا الموقع غير معلّق.",
  "site.revision_missing": "النسخة التي بدأت منها مفقودة: يرجى إعادة تحميل الصفحة.",
  "site.section_too_long": ({ maxChars }) =>
    `في هذا القسم نص طويل جدًا: الحد الأقصى ${characters(maxChars)} لكل لغة. يرجى اختصاره أو إزالة بعض العناصر.`,
  "site.slug_taken": "هذا العنوان مستخدم بالفعل.",
  "site.too_many_items": ({ max }) => `${items(max)} على الأكثر في هذه القائمة. لإضافة عنصر آخر، يرجى إزالة أحدها.`,
  "site.too_many_languages": ({ max }) => `${languagesCounted(max)} على الأكثر.`,
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

export const problemForms: Catalogue["problemForms"] = {
  withReference: (text, reference) => `${text} (المرجع: ${apart(reference)})`,
};
