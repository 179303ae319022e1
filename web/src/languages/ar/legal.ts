import type { Catalogue } from "../catalogue";

export const legalEditorWords: Catalogue["legalEditorWords"] = {
  about:
    "تُضاف هذه الصفحة إلى موقعك، مع رابط أسفل كل صفحة، حالما تُملأ حقول الناشر والبريد الإلكتروني والمستضيف. الحقول بالترتيب الذي يطلبه القانون الفرنسي من المهنيين، والنص عن البيانات يذكر ما يفعله موقعك حقًا. يرجى التحقق مما تتطلبه مهنتك فوق ذلك.",
  fromContact: "يستقبل نموذجك أسماء وعناوين: من حق زوارك معرفة مصيرها.",
  open: "الإشعار القانوني",
};

export const legalLandingWords: Catalogue["legalLandingWords"] = {
  title: "الإشعار القانوني",
  missing: "بانتظار الملء",
  there: "منشور",
  missingText: "يستقبل نموذج التواصل لديك أسماء وعناوين: يطلب القانون ذكر من يستلمها ومصيرها. بضعة حقول تكفي.",
  missingTextWithoutForm: "يطلب القانون ذكر من ينشر الموقع ومن يستضيفه. بضعة حقول تكفي.",
  thereText: "يجده زوارك أسفل صفحتك.",
  fill: "ملء",
  edit: "تعديل",
};
